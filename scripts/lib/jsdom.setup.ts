import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { leaveKeysToInputMethods } from "../../packages/ui/src/primitives/composed-keys.ts";

afterEach(cleanup);

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
