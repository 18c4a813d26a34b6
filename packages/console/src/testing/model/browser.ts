import { toast } from "@backoffice/ui";
import { onlineManager } from "@tanstack/react-query";
import { vi } from "vitest";
import { signedOutStore } from "../../app/session/signed-out.ts";
import { bulkRuns } from "#kit/bulk/run/bulk-runs.ts";
import { hasUnsaved } from "#kit/panels/unsaved.ts";
import type { Failure } from "#kit/submit/describe-failure.ts";
import { failureStore } from "#kit/submit/failure-store.ts";
import { refusalPause, REFUSAL_PAUSE_MS } from "#kit/submit/form-write.ts";
import { resetStores } from "#kit/state/create-store.ts";
import type { ModelServer } from "./server.ts";

/** A message that staff got: a toast, or the error dialog. */
export type Message = { severity: "success" | "error" | "caution"; text: string; failure?: Failure };

const START = Date.UTC(2026, 10, 20, 12);
const FAKED = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] as const;
/** What `performance.now()` says when the next sequence begins: the console keeps times of it in modules. */
let passed = performance.now();
/** Milliseconds between two frames. */
const FRAME = 16;

/** Replaces network, clock and `onLine`, and listens to what staff are told. Returns a function that restores all. */
export const stubBrowser = (server: ModelServer, hear: (message: Message) => void): (() => void) => {
  vi.stubGlobal("fetch", server.fetch);
  vi.useFakeTimers({ now: START, toFake: [...FAKED] });
  // Not by `useFakeTimers`: afterwards it would leave the frames of this window to the test files that follow.
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => setTimeout(() => draw(Date.now()), FRAME));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  // Otherwise a fast machine drops presses as part of the press before, and a slow one takes them.
  const clock = () => passed + Date.now() - START;
  vi.spyOn(performance, "now").mockImplementation(clock);
  vi.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(clock);
  refusalPause.milliseconds = REFUSAL_PAUSE_MS;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => server.online);
  for (const severity of ["success", "error", "caution"] as const) {
    const real = toast[severity];
    vi.spyOn(toast, severity).mockImplementation((text, options) => {
      hear({ severity, text });
      return real(text, options);
    });
  }
  const stop = failureStore.subscribe(() => {
    const now = failureStore.read();
    if (now?.open) hear({ severity: "error", text: now.failure.title, failure: now.failure });
  });
  return () => {
    stop();
    toast.clear();
    // Before the stores, some of which are read from there again.
    localStorage.clear();
    sessionStorage.clear();
    resetStores();
    passed = clock();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    // A sequence may end offline, and all query clients of the worker would hold back their reads.
    onlineManager.setOnline(true);
    refusalPause.milliseconds = 0;
    document.body.replaceChildren();
    document.body.removeAttribute("style");
  };
};

/** What an earlier sequence left in the browser or in the modules of the console, in words. */
export const leftovers = (): string[] => [
  ...[localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
  ...bulkRuns.read().keys(),
  ...(hasUnsaved() ? ["unsaved input"] : []),
  ...(signedOutStore.read() ? ["signed out"] : []),
  ...(failureStore.read()?.open ? ["an error dialog"] : []),
  ...[...document.body.children].map((it) => `<${it.localName}> ${it.textContent.slice(0, 60)}`),
];
