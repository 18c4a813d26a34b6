import { getResponse, type HttpHandler } from "msw";
import { setupWorker, type SetupWorker } from "msw/browser";
import { createBackend, type Backend } from "../backend.ts";
import { forward, pictures } from "./forward.ts";
import { keepUnansweredPending, orUnanswered, pendingIfUnanswered, unanswered } from "./unanswered.ts";
import { workerUrl } from "./worker-url.ts";

/** Starts the service worker of Storybook; requests that no handler of a story matches go to the network. */
export const startStorybook = async (worker: SetupWorker = setupWorker()): Promise<SetupWorker> => {
  await worker.start({ quiet: true, onUnhandledFrame: "bypass", serviceWorker: { url: workerUrl } });
  keepUnansweredPending();
  return worker;
};

const STORY = "x-mock-story";

/** Headers that name the story that sends a request: for `configureApi`, together with `storybookHandlers`. */
export const storyHeaders = (story: string): Record<string, string> => ({ [STORY]: story });

/**
 * Handlers for `parameters.msw` or `context.msw.use(…)` of a story, by default over a new back end. The preview needs
 * `loaders: [mswLoader(startStorybook)]`: the addon's own start passes options that this version of MSW does not have.
 * With `story`, requests of other stories are not answered: the worker may deliver one after its story has ended, and
 * it would use up a fault or change the tables of this one.
 */
export const storybookHandlers = (
  backend: Backend = createBackend({ cookies: false }),
  story?: string,
): HttpHandler[] => [
  forward({
    fetch: async (request) => {
      const of = request.headers.get(STORY);
      const isFromAnotherStory = story !== undefined && of !== null && of !== story;
      return isFromAnotherStory ? unanswered() : orUnanswered(backend.fetch(request));
    },
  }),
  pictures,
];

const network = globalThis.fetch;

/** Intercepts this page's `fetch` with the handlers, for tests without a service worker; other requests go to the network. */
export const answerInPage = (handlers: readonly HttpHandler[]): void => {
  globalThis.fetch = async (...asked) => {
    const request = new Request(...asked);
    const answer = await getResponse([...handlers], request);
    if (!answer) return network(request);
    if (answer.type === "error") throw new TypeError("Failed to fetch");
    return pendingIfUnanswered(answer, request.signal);
  };
};
