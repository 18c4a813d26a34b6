import type { HttpHandler } from "msw";
import { setupWorker, type SetupWorker } from "msw/browser";
import { createBackend, type Backend } from "../backend.ts";
import { forward } from "./forward.ts";
import { hearSilence, orSilence, silence } from "./silence.ts";
import { workerUrl } from "./worker-url.ts";

/** Starts the worker of a Storybook; requests that no story has handlers for pass. */
export const startStorybook = async (worker: SetupWorker = setupWorker()): Promise<SetupWorker> => {
  await worker.start({ quiet: true, onUnhandledFrame: "bypass", serviceWorker: { url: workerUrl } });
  hearSilence();
  return worker;
};

const STORY = "x-mock-story";

/** Headers that say of which story a request is: for `configureApi`, beside `storybookHandlers`. */
export const storyHeaders = (story: string): Record<string, string> => ({ [STORY]: story });

/**
 * Handlers for `parameters.msw` or `context.msw.use(…)` of a story; by default of a back end of the story's own.
 * The preview needs `loaders: [mswLoader(startStorybook)]`: the addon's own start does not know this version's options.
 * With `story`, requests of other stories stay without an answer: the worker may hand one over when the story that sent
 * it is gone, and it would take this one's fault or change its tables.
 */
export const storybookHandlers = (
  backend: Backend = createBackend({ cookies: false }),
  story?: string,
): HttpHandler[] => [
  forward({
    fetch: async (request) => {
      const of = request.headers.get(STORY);
      const late = story !== undefined && of !== null && of !== story;
      return late ? silence() : orSilence(backend.fetch(request));
    },
  }),
];
