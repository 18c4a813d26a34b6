import { useQueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useHistory } from "#kit/address/history.ts";
import { whenSomebody } from "#kit/polling/when-somebody.ts";

/** Milliseconds between two looks at the page, and after which it is waited for no longer. */
const LOOK = 100;
const LONGEST = 3000;
/** Who did nothing for so many milliseconds is not about to press something. */
const QUIET = 300;
const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

const pause = () => new Promise((resolve) => void setTimeout(resolve, LOOK));

/**
 * Does one thing after another, each while the page rests: once somebody moved or typed, or after `latest` milliseconds,
 * what they want to see is there, and their hands are still. So the first load stays small, and neither the way to the
 * next page nor a press is held up. For components in `HereSoon`; the same `actions` every time.
 */
export const useWhilePageRests = (actions: readonly (() => unknown)[], latest?: number): void => {
  const client = useQueryClient();
  const history = useHistory();
  const { pathname } = useLocation();
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    let sign = performance.now();
    for (const type of SIGNS)
      window.addEventListener(type, () => void (sign = performance.now()), { signal, passive: true });
    const rests = () =>
      performance.now() - sign >= QUIET &&
      client.isFetching() === 0 &&
      // The address is ahead of the page while the next one comes.
      history.location.pathname === pathname;
    const begin = async () => {
      for (const action of actions) {
        let waited = 0;
        do {
          await pause();
          waited += LOOK;
        } while (!signal.aborted && !rests() && waited < LONGEST);
        if (signal.aborted) return;
        await action();
      }
    };
    const stop = whenSomebody(() => void begin(), latest);
    return () => {
      over.abort();
      stop();
    };
  }, [actions, latest, client, history, pathname]);
};

/** Whether a page has rested since this is there. */
export const usePageRested = (latest: number): boolean => {
  const [rested, setRested] = useState(false);
  useWhilePageRests(
    useMemo(() => [() => startTransition(() => setRested(true))], []),
    latest,
  );
  return rested;
};
