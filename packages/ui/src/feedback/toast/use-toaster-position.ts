import { useLayoutEffect, type RefObject } from "react";
import { toasterBottom, type Box } from "./toaster-position.ts";
import type { ToastEntry } from "./toast.ts";

/** Totals, pagination and button bars of windows and forms, which users need while a toast is visible. */
const BARS =
  "[data-slot=totals],[data-slot=pagination],[data-slot=bulk-bar],[data-slot=drawer-footer],[data-slot=dialog-footer],[data-slot=sticky-foot],[data-slot=drawer] > header";
/** An inline drawer leaves the bars of the page in use. */
const WINDOWS = "[role=dialog]:not([data-inline]),[role=alertdialog]";
/** Share of the window's height: a larger focused region, such as a page, is never covered completely. */
const LARGE = 0.5;

const boxesIn = (place: ParentNode): Box[] =>
  [...place.querySelectorAll(BARS)].map((it) => it.getBoundingClientRect()).filter(({ height }) => height > 0);

const focusedBox = (toasts: Element): Box | undefined => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || toasts.contains(activeElement)) return undefined;
  const box = activeElement.getBoundingClientRect();
  return box.height > 0 && box.height < window.innerHeight * LARGE ? box : undefined;
};

/** Keeps toasts off the focused element and the bars of the top window (WCAG 2.4.11). */
export const useToasterPosition = (toaster: RefObject<HTMLElement | null>, entries: readonly ToastEntry[]): void => {
  useLayoutEffect(() => {
    const node = toaster.current;
    const list = node?.firstElementChild;
    if (!node || !list || entries.length === 0) return undefined;
    const place = () => {
      const { height, left, right } = list.getBoundingClientRect();
      const windows = document.querySelectorAll(WINDOWS);
      const bottom = toasterBottom(
        { height, left, right },
        window.innerHeight,
        boxesIn([...windows].at(-1) ?? document),
        focusedBox(node),
      );
      node.style.bottom = `${String(bottom)}px`;
      node.style.maxHeight = `calc(100dvh - ${String(bottom)}px)`;
    };
    place();
    // Once a frame: after a navigation the focus moves while the page is not laid out yet, and measuring would do that twice.
    let frame: number | undefined;
    const placeLater = () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        place();
      });
    };
    const over = new AbortController();
    const options = { capture: true, passive: true, signal: over.signal };
    for (const event of ["focusin", "scroll", "resize"]) window.addEventListener(event, placeLater, options);
    return () => {
      over.abort();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [toaster, entries]);
};
