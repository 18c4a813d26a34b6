import { cleanText } from "../../clean-text.ts";
import { useEffect, useRef, useState } from "react";
import { SHORTEST, type LoadOptions, type RemoteOptions } from "./remote-options.ts";

const PAUSE_MS = 250;
const SHORT: RemoteOptions = { state: "short", options: [] };

/** Requests options for the typed text, debounced; outdated responses are dropped. */
export const useRemoteOptions = (load: LoadOptions, query: string): RemoteOptions & { retry: () => void } => {
  const [answer, setAnswer] = useState<RemoteOptions & { to: string }>({ ...SHORT, to: "" });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  const text = cleanText(query);
  const enough = Array.from(text).length >= SHORTEST;

  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!enough) return;
    const stop = new AbortController();
    const run = async () => {
      try {
        const options = await latest.current(text, stop.signal);
        if (!stop.signal.aborted) setAnswer({ state: "ready", options, to: text });
      } catch {
        if (!stop.signal.aborted) setAnswer({ state: "failed", options: [], to: text });
      }
    };
    const timer = setTimeout(() => void run(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, enough, attempt]);

  const retry = () => {
    setAnswer({ ...SHORT, to: "" });
    setAttempt(attempt + 1);
  };
  if (!enough) return { ...SHORT, retry };
  // The previous options stay visible until the new response arrives.
  if (answer.to !== text) return { state: "loading", options: answer.options, retry };
  return { ...answer, retry };
};
