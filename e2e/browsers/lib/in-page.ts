import type * as TestingLibrary from "@testing-library/dom";
import type { Step, WireName } from "./steps.ts";

/** The state of an element, as JSON. */
export type Seen = {
  text: string;
  value: string;
  focused: boolean;
  checked: boolean;
  attributes: Record<string, string>;
  /** Edges relative to the window, in pixels. */
  box: { left: number; top: number; right: number; bottom: number };
};

/** A point to click, or the reason why there is none yet. */
export type Spot = { x: number; y: number; why?: undefined } | { why: string };

/**
 * Runs in the page together with the queries of Testing Library. It is sent as text, so it must not refer to anything
 * outside itself.
 */
export const install = () => {
  const library = (globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary }).TestingLibraryDom;
  const matcher = (name: WireName | undefined) =>
    name === undefined || typeof name === "string" ? name : new RegExp(name.source, name.flags);
  const isDrawn = (element: Element | null): boolean =>
    element !== null &&
    (element.checkVisibility({ visibilityProperty: true }) ||
      // The element has no box, but its children do.
      (getComputedStyle(element).display === "contents" && isDrawn(element.parentElement)));
  // Faster than the library's check, which computes the style of each ancestor of each element.
  const isSeen = (element: HTMLElement) => isDrawn(element) && !element.closest("[aria-hidden=true], [inert]");

  const inside = (root: HTMLElement, step: Step): HTMLElement[] => {
    if (step.role !== undefined) {
      const name = matcher(step.name);
      const options = { hidden: true, ...(name !== undefined && { name }) };
      return library.queryAllByRole(root, step.role, options).filter(isSeen);
    }
    if (step.css !== undefined) return [...root.querySelectorAll<HTMLElement>(step.css)].filter(isSeen);
    const textMatcher = matcher(step.text);
    // An announcement repeats what is on screen.
    const says = (it: Element) =>
      !it.closest("[data-slot=announcements]") &&
      (textMatcher instanceof RegExp ? textMatcher.test(it.textContent.trim()) : it.textContent.trim() === textMatcher);
    // Keeps the innermost elements: their ancestors contain the same text.
    return [...root.querySelectorAll<HTMLElement>("*")].filter(
      (it) => says(it) && ![...it.children].some(says) && isSeen(it),
    );
  };
  const find = (steps: readonly Step[]): HTMLElement[] =>
    steps.reduce<HTMLElement[]>(
      (roots, step) => {
        const elements = [...new Set(roots.flatMap((root) => inside(root, step)))];
        return step.nth === undefined ? elements : elements.slice(step.nth, step.nth + 1);
      },
      [document.body],
    );

  const seen = (element: HTMLElement): Seen => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      text: element.innerText,
      value: (element as HTMLInputElement).value,
      focused: element === document.activeElement,
      checked: (element as HTMLInputElement).checked,
      attributes: Object.fromEntries([...element.attributes].map((it) => [it.name, it.value])),
      box: { left, top, right, bottom },
    };
  };

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** The center of the single matching element, once it is visible, not moving and not covered. */
  const spot = async (steps: readonly Step[]): Promise<Spot> => {
    const [element, ...more] = find(steps);
    if (!element || more.length > 0) return { why: `${element ? more.length + 1 : 0} elements` };
    if (element.matches(":disabled, [aria-disabled=true]")) return { why: "disabled" };
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const before = element.getBoundingClientRect();
    await frame();
    await frame();
    const { left, top, width, height } = element.getBoundingClientRect();
    if (left !== before.left || top !== before.top) return { why: "moving" };
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest("label");
    if (hit && (element.contains(hit) || label?.control === element)) return { x, y };
    return { why: `covered by ${hit?.outerHTML.slice(0, 120) ?? "nothing"}` };
  };

  /** Dispatches the events of a drag between two points, one frame apart, so that the page can redraw in between. */
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    const dataTransfer = new DataTransfer();
    const send = async (type: string, { x, y }: { x: number; y: number }) => {
      const init = { bubbles: true, cancelable: true, dataTransfer, clientX: x, clientY: y };
      const isRefused = !document.elementFromPoint(x, y)!.dispatchEvent(new DragEvent(type, init));
      await frame();
      await frame();
      return isRefused;
    };
    await send("dragstart", from);
    await send("dragenter", to);
    // A drop happens only if the page prevents the default handling of `dragover`.
    if (await send("dragover", to)) await send("drop", to);
    await send("dragend", from);
  };

  const problems: string[] = [];
  addEventListener("error", ({ message }) => {
    // Firefox and WebKit report when an observer is called again in the next frame. This is harmless.
    if (!message.startsWith("ResizeObserver loop")) problems.push(`uncaught: ${message}`);
  });
  addEventListener("unhandledrejection", (it) => problems.push(`unhandled: ${String(it.reason)}`));
  document.addEventListener("securitypolicyviolation", (it) =>
    problems.push(`policy: ${it.violatedDirective} ${it.blockedURI} ${it.sample}`),
  );

  const hand = {
    find: (steps: readonly Step[]) => find(steps).map(seen),
    spot,
    drag,
    /**
     * Whether the page shows its loaded data in its own fonts; loading a font moves the layout. The query does not use
     * roles, because an open panel hides the page behind it.
     */
    isIdle: () =>
      document.fonts.status === "loaded" &&
      document.querySelector("main:has(> *):not(:has([aria-busy=true]))") !== null,
    problems: () => problems,
    element: (steps: readonly Step[]) => find(steps)[0],
  };
  Object.assign(globalThis, { hand });
  return hand;
};

export type Hand = ReturnType<typeof install>;
