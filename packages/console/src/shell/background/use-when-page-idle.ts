import { useQueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useHistory } from "#kit/address/history.ts";
import { onFirstActivity } from "#kit/polling/on-first-activity.ts";

/** Milliseconds between two checks whether the page is idle. */
const CHECK = 100;
/** Milliseconds after which an action with a latest time runs even if the page is not idle. */
const LONGEST = 3000;
/** Milliseconds without user activity after which the page counts as idle. */
const QUIET = 1000;
const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

const pause = () => new Promise((resolve) => void setTimeout(resolve, CHECK));

/**
 * Runs `actions` one after another, each while the page is idle: no pending read, no pending navigation, and no user
 * activity for a second. It starts with the first user activity, so that the first load stays small (decision 006).
 * With `latest` it starts after that many milliseconds in any case, and no action waits for an idle page longer than
 * three seconds. `actions` must be the same array between renders; for use in `AtPageAddress`.
 */
export const useWhenPageIdle = (actions: readonly (() => unknown)[], latest?: number): void => {
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
      // While the code of the next page loads, the history is ahead of the page.
      history.location.pathname === pathname;
    const longest = latest === undefined ? Number.POSITIVE_INFINITY : LONGEST;
    const begin = async () => {
      for (const action of actions) {
        let waited = 0;
        do {
          await pause();
          waited += CHECK;
        } while (!signal.aborted && !rests() && waited < longest);
        if (signal.aborted) return;
        await action();
      }
    };
    const stop = onFirstActivity(() => void begin(), latest);
    return () => {
      over.abort();
      stop();
    };
  }, [actions, latest, client, history, pathname]);
};

/** Whether the page has been idle once since the component was mounted; see {@link useWhenPageIdle}. */
export const usePageIdle = (latest: number): boolean => {
  const [rested, setRested] = useState(false);
  useWhenPageIdle(
    useMemo(() => [() => startTransition(() => setRested(true))], []),
    latest,
  );
  return rested;
};
