import { toast, useLatestCallback } from "@backoffice/ui";
import { useEffect, useRef, type MouseEvent } from "react";
import { useLocation } from "react-router";
import { useHistory } from "#kit/address/history.ts";
import { isPlainClick } from "#kit/address/plain-click.ts";
import { usePlace } from "#kit/kept-pages/use-place.ts";
import { toastOptionsOf } from "#kit/submit/toast-options.tsx";
import type { ShownRun } from "./bulk-runs.ts";
import { statesInWords } from "../results/row-result.ts";

/** Tells staff who have left the page how the bulk action ended, with a link to its results. */
export const useSayEnded = (): ((run: Pick<ShownRun<never>, "title" | "results">) => void) => {
  const place = usePlace();
  const history = useHistory();
  // A hidden page keeps its own address.
  const { pathname, search } = useLocation();
  const href = pathname + search;
  const visible = useRef(false);
  useEffect(() => {
    visible.current = place.shown;
    return () => {
      visible.current = false;
    };
  }, [place.shown]);
  return useLatestCallback((run) => {
    if (visible.current) return;
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      history.push(href);
    };
    const options = toastOptionsOf({ record: { name: run.title, link: { href: href, onClick } } });
    toast.info(`You left the page during a bulk action: ${statesInWords(run.results)}.`, { ...options, persist: true });
  });
};
