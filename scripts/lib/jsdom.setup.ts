import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach } from "vitest";
import { resetStores } from "../../packages/console/src/kit/state/create-store.ts";
import { refusalPause } from "../../packages/console/src/kit/submit/form-write.ts";
import { elementError } from "../../packages/console/src/testing/element-error.ts";
import { forgetServerTime } from "../../packages/ui/src/display/clock/server-time.ts";
import { announcementStore } from "../../packages/ui/src/feedback/announce.ts";
import { toast } from "../../packages/ui/src/feedback/toast/toast.ts";
import { ignoreComposingKeys } from "../../packages/ui/src/primitives/ignore-composing-keys.ts";
import { WAIT } from "./limits.ts";

// The configuration is shared by all files of a worker, so it is set again for each file.
configure({
  asyncUtilTimeout: WAIT,
  getElementError: elementError,
  // Visible message; its announcement repeats the text.
  defaultIgnore: "script, style, [data-slot=announcements] *",
});

// Tests retry at once. The pause after a refusal has its own test.
refusalPause.milliseconds = 0;

// The same as at the root of the app.
const restoreKeys = ignoreComposingKeys();

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // Stores outside React, which test files of a worker share; some read the storage again.
  resetStores();
  toast.clear();
  announcementStore.clear();
  // State learned from an answer of the mock server.
  forgetServerTime();
});

// The window also outlives the test file.
afterAll(() => {
  restoreKeys();
  document.body.replaceChildren();
  document.title = "";
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
  history.replaceState(null, "", "/");
});

// jsdom runs animation frames on one interval. Started under fake timers, it stops with them, and later test files of the
// worker get no frames.
const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;
const FRAME_MS = 16;
for (const target of [globalThis, document.defaultView!])
  Object.assign(target, {
    requestAnimationFrame: (draw: FrameRequestCallback) =>
      Number(realSetTimeout(() => draw(performance.now()), FRAME_MS)),
    cancelAnimationFrame: (frame: number) => realClearTimeout(frame),
  });

// Missing in jsdom, which has no layout, but called by the rich text editor and lists.
Object.assign(Document.prototype, { elementFromPoint: () => null });
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
Element.prototype.scrollIntoView = () => undefined;

/** jsdom has no layout, so sizes never change, but Radix's switch needs the observer. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
