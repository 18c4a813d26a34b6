import { useEffect, useState } from "react";
import { useLatestCallback } from "../use-latest-callback.ts";

type Loaded = { state: "loading" } | { state: "ready"; value: unknown } | { state: "failed"; message: string };

/** Initial value of a step: undefined, or the result of its `load`. */
export const useStepValue = (load: (() => Promise<unknown>) | undefined) => {
  const [loaded, setLoaded] = useState<Loaded>(load ? { state: "loading" } : { state: "ready", value: undefined });
  const [attempt, setAttempt] = useState(0);
  const run = useLatestCallback((isOver: () => boolean) => {
    load?.().then(
      (value) => !isOver() && setLoaded({ state: "ready", value }),
      (error: unknown) =>
        !isOver() &&
        setLoaded({
          state: "failed",
          message: error instanceof Error && error.message ? error.message : "The server did not respond.",
        }),
    );
  });
  useEffect(() => {
    let over = false;
    run(() => over);
    return () => {
      over = true;
    };
  }, [run, attempt]);
  const retry = () => {
    setLoaded({ state: "loading" });
    setAttempt(attempt + 1);
  };
  return { loaded, retry };
};
