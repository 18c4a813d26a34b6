import { toasterBottom, type Box } from "./toaster-position.ts";

/** Totals, pagination and button bars of windows and forms, which users need while a toast is visible. */
const BARS =
  "[data-slot=totals],[data-slot=pagination],[data-slot=bulk-bar],[data-slot=drawer-footer],[data-slot=dialog-footer],[data-slot=sticky-foot],[data-slot=drawer-header]";
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

/** Keeps toasts off the focused element and the bars of the top window (WCAG 2.4.11) until the signal is aborted. */
export const placeToaster = (node: HTMLElement, signal: AbortSignal): void => {
  const list = node.firstElementChild;
  if (!list) return;
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
  const options = { capture: true, passive: true, signal };
  // A drawer that slides in has its bars elsewhere until its animation ends.
  for (const event of ["focusin", "scroll", "resize", "animationend", "transitionend"])
    window.addEventListener(event, placeLater, options);
  // The footer of a drawer comes with its record, and a hint in it makes it higher: nothing else tells of that.
  const observer = new MutationObserver(placeLater);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
  });
};
