import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { refusalPause } from "../../packages/console/src/kit/submit/refusal-pause.ts";
import { leaveKeysToInputMethods } from "../../packages/ui/src/primitives/composed-keys.ts";

afterEach(() => {
  cleanup();
  // A write with an unknown outcome would lock the panel of the next test.
  for (const key of Object.keys(localStorage)) if (key.startsWith("unknown-outcomes:")) localStorage.removeItem(key);
});

// Tests send again at once; what a pause keeps from being sent has a test of its own.
refusalPause.milliseconds = 0;

// As at the root of the app.
leaveKeysToInputMethods();

// jsdom hides what is a popover, and cannot show it.
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    this.style.display = "block";
  },
  hidePopover(this: HTMLElement) {
    this.style.display = "";
  },
});

// jsdom has no layout: these are missing, and the rich text editor and lists call them.
Object.assign(Document.prototype, { elementFromPoint: () => null });
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
Element.prototype.scrollIntoView = () => undefined;

/** jsdom lays nothing out, and so nothing changes its size; Radix's switch asks for it all the same. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
