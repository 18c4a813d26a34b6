import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach } from "vitest";
import { resetStores } from "../../packages/console/src/kit/state/create-store.ts";
import { refusalPause } from "../../packages/console/src/kit/submit/refusal-pause.ts";
import { elementError } from "../../packages/console/src/testing/element-error.ts";
import { toast } from "../../packages/ui/src/feedback/toast/toast.ts";
import { leaveKeysToInputMethods } from "../../packages/ui/src/primitives/composed-keys.ts";
import { WAIT } from "./limits.ts";

// Shared by all files of a worker, too: what one file set would stay for the next.
configure({ asyncUtilTimeout: WAIT, getElementError: elementError });

// Tests send again at once; what a pause keeps from being sent has a test of its own.
refusalPause.milliseconds = 0;

// As at the root of the app.
const restoreKeys = leaveKeysToInputMethods();

afterEach(() => {
  cleanup();
  // Values outside of React, which test files share with their modules.
  resetStores();
  toast.clear();
  localStorage.clear();
  sessionStorage.clear();
});

// The window, too, outlives the file.
afterAll(() => {
  restoreKeys();
  document.body.replaceChildren();
  document.title = "";
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
  history.replaceState(null, "", "/");
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
