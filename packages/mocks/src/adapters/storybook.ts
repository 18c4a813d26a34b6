import type { HttpHandler } from "msw";
import { setupWorker, type SetupWorker } from "msw/browser";
import { createBackend, type Backend } from "../backend.ts";
import { forward } from "./forward.ts";
import { workerUrl } from "./worker-url.ts";

/** Starts the worker of a Storybook; requests that no story has handlers for pass. */
export const startStorybook = async (worker: SetupWorker = setupWorker()): Promise<SetupWorker> => {
  await worker.start({ quiet: true, onUnhandledFrame: "bypass", serviceWorker: { url: workerUrl } });
  return worker;
};

/**
 * Handlers for `parameters.msw` or `context.msw.use(…)` of a story; by default of a back end of the story's own.
 * The preview needs `loaders: [mswLoader(startStorybook)]`: the addon's own start does not know this version's options.
 */
export const storybookHandlers = (backend: Backend = createBackend({ cookies: false })): HttpHandler[] => [
  forward(backend),
];
