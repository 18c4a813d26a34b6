import { configureApi } from "@backoffice/api-client";
import type { Backend } from "@backoffice/mocks";
import { startStorybook, storybookHandlers, storyHeaders } from "@backoffice/mocks/storybook";
import { toast } from "@backoffice/ui";
import { forgetDrafts } from "@backoffice/ui/form";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { SetupWorker } from "msw/browser";
import { mswLoader } from "msw-storybook-addon/csf3";
import { hideFailure } from "#kit/submit/failure-store.ts";
import { releaseUnsaved } from "#kit/panels/unsaved.ts";
import { hideOverlay } from "../shell/overlays/overlays.ts";
import { reportSignedIn } from "../app/session/signed-out.ts";
import type { Scene } from "./scene.ts";
import { setScene } from "./set-scene.ts";
import { Stage } from "./stage.tsx";
import { storyBackend } from "./story-backend.ts";

/** What is prepared for a story, for its `play`. */
export type Staged = { backend: Backend };

// What never answers goes on not answering for as long as somebody looks; every answer is held against the contract.
configureApi({ validate: "all", timeout: 3_600_000 });

const startMsw = mswLoader(startStorybook) as (context: { parameters: object; msw?: SetupWorker }) => Promise<object>;

let stories = 0;

/** What the stores outside React hold of the story before. */
const forgetTheStoryBefore = () => {
  toast.clear();
  hideFailure();
  hideOverlay();
  releaseUnsaved();
  forgetDrafts();
  reportSignedIn();
  // Columns and widths of tables; the rest of the storage is Storybook's.
  for (const key of Object.keys(localStorage)) if (key.startsWith("table:")) localStorage.removeItem(key);
};

/** What the stories of pages and panels have in common; who looks at which world is the toolbar's unless a story says so. */
export const staging = {
  args: { at: "/" },
  parameters: {
    layout: "fullscreen",
    controls: { exclude: ["at", "opens", "arrange"] },
    // Written from what is drawn, the source of a story would hold every table of its back end.
    docs: { source: { type: "code" } },
  },
  loaders: [
    async (context): Promise<Staged> => {
      const started: { parameters: object; msw?: SetupWorker } = context;
      await startMsw(started);
      const backend = storyBackend(setScene(context.args, context.globals));
      stories += 1;
      configureApi({ headers: storyHeaders(String(stories)) });
      started.msw?.use(...storybookHandlers(backend, String(stories)));
      return { backend };
    },
  ],
  beforeEach: forgetTheStoryBefore,
  render: (args, { loaded, globals }) => {
    const scene = setScene(args, globals);
    const { account, scenario, latency, faults } = scene;
    // Another world is another play.
    return (
      <Stage
        key={JSON.stringify([account, scenario, latency, faults])}
        {...scene}
        backend={(loaded as Staged).backend}
      />
    );
  },
} satisfies Meta<Scene>;

/** A story of a page or a panel. */
export type SceneStory = StoryObj<Scene>;
