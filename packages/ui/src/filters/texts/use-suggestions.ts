import { cleanText } from "../../clean-text.ts";
import { useEffect, useState } from "react";
import type { Suggest, SuggestOption } from "./suggest.ts";

/** Minimum number of characters for suggestions. */
const SUGGEST_FROM = 2;
const DEBOUNCE_MS = 200;

export type Suggestions =
  | { status: "none" | "loading" | "failed"; options: readonly SuggestOption[] }
  | { status: "found"; options: readonly SuggestOption[] };

const NONE: Suggestions = { status: "none", options: [] };

/** Loads suggestions when typing pauses (debounced); responses for older texts are dropped. */
export const useSuggestions = (load: Suggest, text: string, enabled: boolean) => {
  const [state, setState] = useState<Suggestions>(NONE);
  const [attempt, setAttempt] = useState(0);
  const query = cleanText(text);
  const asks = enabled && Array.from(query).length >= SUGGEST_FROM;

  useEffect(() => {
    if (!asks) {
      setState(NONE);
      return;
    }
    const controller = new AbortController();
    setState((before) => ({ status: "loading", options: before.options }));
    const timer = setTimeout(() => {
      load(query, controller.signal).then(
        (options) => !controller.signal.aborted && setState({ status: "found", options }),
        () => !controller.signal.aborted && setState({ status: "failed", options: [] }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [load, query, asks, attempt]);

  return { ...state, retry: () => setAttempt((before) => before + 1) };
};
