import { configureApi } from "@backoffice/api-client";
import { answerInPage, startStorybook, storybookHandlers, storyHeaders } from "@backoffice/mocks/storybook";
import { toast } from "@backoffice/ui";
import { forgetDrafts } from "@backoffice/ui/form";
import { forgetExports } from "@backoffice/ui/table";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { createMemoryHistory } from "history";
import type { SetupWorker } from "msw/browser";
import { mswLoader } from "msw-storybook-addon/csf3";
import { hideFailure } from "#kit/submit/failure-store.ts";
import { releaseUnsaved } from "#kit/panels/unsaved.ts";
import { hideOverlay } from "../shell/overlays/overlays.ts";
import { reportSignedIn } from "../app/session/signed-out.ts";
import { drawn } from "./drawn.ts";
import type { Scene } from "./scene.ts";
import { setScene } from "./backend/set-scene.ts";
import { recordCalls } from "./backend/record-calls.ts";
import { addressOfScene } from "./panels/address-of-scene.ts";
import { Stage } from "./panels/stage.tsx";
import type { Staged } from "./staged.ts";
import { storyBackend } from "./backend/story-backend.ts";

// What never answers goes on not answering for as long as somebody looks; every answer is held against the contract.
configureApi({ validate: "all", timeout: 3_600_000 });

const startMsw = mswLoader(startStorybook) as (context: { parameters: object; msw?: SetupWorker }) => Promise<object>;

/** In the test run, not in a reader's Storybook. */
const TESTED = "__vitest_browser__" in globalThis;

let stories = 0;

/** Resets the stores outside React to what a fresh page has. */
const resetStores = () => {
  toast.clear();
  hideFailure();
  hideOverlay();
  releaseUnsaved();
  forgetDrafts();
  forgetExports();
  reportSignedIn();
  // Columns and widths of tables, and writes with an unknown outcome; the rest of the storage is Storybook's.
  for (const key of Object.keys(localStorage))
    if (/^(?:table|unknown-outcomes):/.test(key)) localStorage.removeItem(key);
};

/** What the stories of pages and panels have in common; who looks at which world is the toolbar's unless a story says so. */
export const staging = {
  parameters: {
    layout: "fullscreen",
    controls: { exclude: ["at", "opens", "panel", "page", "arrange"] },
    // Written from what is drawn, the source of a story would hold every table of its back end.
    docs: { source: { type: "code" } },
  },
  loaders: [
    async (context): Promise<Staged> => {
      const started: { parameters: object; msw?: SetupWorker } = context;
      if (!TESTED) await startMsw(started);
      const scene = setScene(context.args, context.globals);
      const backend = storyBackend(scene);
      const calls = recordCalls(backend);
      stories += 1;
      configureApi({ headers: storyHeaders(String(stories)) });
      const handlers = storybookHandlers(backend, String(stories));
      if (TESTED) answerInPage(handlers);
      else started.msw?.use(...handlers);
      const { db } = backend;
      // Back leads somewhere.
      const initialEntries = ["/quick-dashboard", addressOfScene(scene, db)];
      return { backend, db, calls, history: createMemoryHistory({ initialEntries }) };
    },
  ],
  beforeEach: resetStores,
  // The checks of the test run look at what is drawn, not at a page that still loads.
  afterEach: async ({ args, loaded, parameters }) => {
    const look = parameters["look"] as { loads: boolean } | undefined;
    if (TESTED && look) await drawn(args, loaded as Staged, look.loads);
  },
  render: (args, { loaded, globals }) => {
    const scene = setScene(args, globals);
    const { overPage, account, scenario, latency, faults } = scene;
    // Another world is another play.
    return (
      <Stage
        key={JSON.stringify([overPage, account, scenario, latency, faults])}
        {...scene}
        staged={loaded as Staged}
      />
    );
  },
} satisfies Meta<Scene>;

/** What the stories of a file have in common. */
export type SceneMeta = Meta<Scene>;

/** Does with a story what its user does; `loaded` is what was prepared for it. */
export type Play = (context: Omit<StoryContext<Scene>, "loaded"> & { loaded: Staged }) => Promise<void> | void;

/** A story of a page or a panel. */
export type SceneStory = Omit<StoryObj<Scene>, "play"> & { play?: Play };
