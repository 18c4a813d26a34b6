import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useHistory } from "#kit/address/history.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { readAhead } from "./read-ahead.ts";

/** Milliseconds on a link that count as intent; a shorter time is a pointer passing by. */
const INTENT = 60;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]:not([download],[target])") : null;
  return link?.origin === window.location.origin ? link : undefined;
};

/**
 * Starts the first read of a page when a link to it is hovered or focused; cancels it when the pointer or focus leaves.
 */
export const useReadOnIntent = (): void => {
  const client = useQueryClient();
  const history = useHistory();
  const { pages, panels } = useRegistry();
  useEffect(() => {
    const over = new AbortController();
    let link: HTMLAnchorElement | undefined;
    let leave = () => undefined as void;
    const onEnter = ({ target }: Event) => {
      const next = linkAt(target);
      if (next === link) return;
      leave();
      leave = () => undefined;
      link = next;
      if (!next || next.pathname === history.location.pathname) return;
      const { pathname, search } = next;
      const stay = new AbortController();
      const timer = setTimeout(() => {
        // The page of the link shows the error.
        readAhead({ client, pages, panels }, { pathname, search }, stay.signal).catch(() => undefined);
      }, INTENT);
      leave = () => {
        clearTimeout(timer);
        // If the link was followed, the read belongs to the navigation.
        if (history.location.pathname !== pathname) stay.abort();
      };
    };
    for (const type of ["pointerover", "focusin"])
      document.addEventListener(type, onEnter, { signal: over.signal, passive: true });
    return () => {
      over.abort();
      leave();
    };
  }, [client, history, pages, panels]);
};
