import { vi } from "vitest";

/**
 * Gives jsdom a closing animation that does not end: Radix keeps a dialog mounted while its animation has another
 * name than when it was open. Returns a function that removes it.
 */
export const withClosingAnimation = (): (() => void) => {
  const styleOf = window.getComputedStyle.bind(window);
  const spy = vi.spyOn(window, "getComputedStyle").mockImplementation((element, pseudo) => {
    const style = styleOf(element, pseudo);
    if (!(element instanceof HTMLElement)) return style;
    // Radix reads the style object that it requested on mount.
    return Object.defineProperty(style, "animationName", { get: () => element.dataset["state"] ?? "none" });
  });
  return () => spy.mockRestore();
};
