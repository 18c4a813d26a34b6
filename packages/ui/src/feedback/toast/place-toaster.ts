import { bottomInPager, gapOfPager, toasterBottom, type Box } from "./toaster-position.ts";

/** Button bars of windows and forms, which users need while a toast is visible. */
const BARS =
  "[data-slot=bulk-bar],[data-slot=drawer-footer],[data-slot=dialog-footer],[data-slot=sticky-foot],[data-slot=drawer-header]";
/** Paginations, and what users need of them while a toast is visible: not the count of columns beside a drawer. */
const PAGERS = "[data-slot=pagination]";
const PARTS = "nav > :not([data-slot=hidden-columns])";
/** An inline drawer leaves the bars of the page in use. */
const WINDOWS = "[role=dialog]:not([data-inline]),[role=alertdialog]";
/** Share of the window's height: a larger focused region, such as a page, is never covered completely. */
const LARGE = 0.5;

const boxesIn = (place: ParentNode, selector: string): Box[] =>
  [...place.querySelectorAll(selector)].map((it) => it.getBoundingClientRect()).filter(({ height }) => height > 0);

const moveTo = (node: HTMLElement, bottom: number, middle: number) => {
  node.style.translate = `${String(middle - window.innerWidth / 2)}px`;
  node.style.bottom = `${String(bottom)}px`;
  node.style.maxHeight = `calc(100dvh - ${String(bottom)}px)`;
};

/** Stands the toasts in the pager at the bottom of a list, the only place there that covers no row, if they fit. */
const standInPager = (node: HTMLElement, list: Element, root: ParentNode, others: readonly Box[]): boolean => {
  const pager = [...root.querySelectorAll(PAGERS)].findLast((it) => it.clientHeight > 0);
  const box = pager?.getBoundingClientRect();
  if (!pager || !box || box.bottom + list.getBoundingClientRect().height < window.innerHeight) return false;
  const gap = gapOfPager(box, boxesIn(pager, PARTS), node.clientWidth);
  if (!gap) return false;
  node.style.width = `${String(gap.width)}px`;
  const { height } = list.getBoundingClientRect();
  const bottom = bottomInPager({ ...gap, height }, window.innerHeight, box, others);
  if (bottom === undefined) return false;
  moveTo(node, bottom, gap.middle);
  return true;
};

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
    node.style.width = "";
    const root = [...document.querySelectorAll(WINDOWS)].at(-1) ?? document;
    const bars = boxesIn(root, BARS);
    const focused = focusedBox(node);
    if (standInPager(node, list, root, focused ? [...bars, focused] : bars)) return;
    node.style.width = "";
    const { width, height } = list.getBoundingClientRect();
    const centre = window.innerWidth / 2;
    const size = { height, left: centre - width / 2, right: centre + width / 2 };
    moveTo(node, toasterBottom(size, window.innerHeight, [...bars, ...boxesIn(root, PAGERS)], focused), centre);
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
