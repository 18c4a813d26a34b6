import { configureApi } from "@backoffice/api-client";
import { answerInPage, startStorybook, storybookHandlers, storyHeaders } from "@backoffice/mocks/storybook";
import { toast } from "@backoffice/ui";
import { forgetDrafts } from "@backoffice/ui/form";
import { forgetExports } from "@backoffice/ui/table";
import type { Meta } from "@storybook/react-vite";
import { createMemoryHistory } from "history";
import type { SetupWorker } from "msw/browser";
import { mswLoader } from "msw-storybook-addon/csf3";
import { hideFailure } from "#kit/submit/failure-store.ts";
import { undoStore } from "#kit/submit/undoable.ts";
import { releaseUnsaved } from "#kit/panels/unsaved.ts";
import { hideOverlay } from "../shell/overlays/overlays.ts";
import { createQueryClient } from "../app/query-client.ts";
import { reportSignedIn } from "../app/session/signed-out.ts";
import { drawn } from "./drawn.ts";
import type { Scene, SetScene } from "./scene.ts";
import { setScene } from "#testing/backend/set-scene.ts";
import { recordCalls } from "#testing/backend/record-calls.ts";
import { addressOfScene } from "#testing/panels/address-of-scene.ts";
import { Stage } from "#testing/panels/stage.tsx";
import type { Staged } from "./staged.ts";
import type { PanelStory } from "#testing/panels/panel-story.ts";
import { ofNobody } from "#testing/states/of-nobody.ts";
import { answersForState, argsForState, playToState, toldForState } from "#testing/states/staged-state.ts";
import { storyBackend } from "#testing/backend/story-backend.ts";

// Answers that never come must not time out while the story is open; every answer is validated against the contract.
configureApi({ validate: "all", timeout: 3_600_000 });

const startMsw = mswLoader(startStorybook) as (context: { parameters: object; msw?: SetupWorker }) => Promise<object>;

/** In the test run, not in a reader's Storybook. */
const TESTED = "__vitest_browser__" in globalThis;

let stories = 0;

/** Resets the stores outside React to what a fresh page has. */
const resetStores = () => {
  toast.clear();
  undoStore.write([]);
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

type StagedStory = Staged & {
  /** The scene that leads to the state of the address; undefined if the look itself shows it. */
  told: PanelStory | undefined;
  /** What the scene opens, with the texts of the state. */
  opens: SetScene["opens"];
};

/** The common meta of stories of pages and panels; account and data come from the toolbar unless a story sets them. */
export const staging = {
  parameters: {
    layout: "fullscreen",
    controls: { exclude: ["at", "opens", "panel", "page", "arrange"] },
    // A dynamic source would contain every table of the story's mock server.
    docs: { source: { type: "code" } },
  },
  loaders: [
    async (context): Promise<StagedStory> => {
      const started: { parameters: object; msw?: SetupWorker } = context;
      if (!TESTED) await startMsw(started);
      const told = await toldForState(String(context.parameters["fileName"]), context.globals["state"]);
      const scene = setScene(argsForState(told, context.args), context.globals);
      const backend = storyBackend(scene);
      const opens = await answersForState(context.globals["state"], told, scene, backend);
      const calls = recordCalls(backend);
      stories += 1;
      configureApi({ headers: storyHeaders(String(stories)) });
      const handlers = storybookHandlers(backend, String(stories));
      if (TESTED) answerInPage(handlers);
      else started.msw?.use(...handlers);
      const { db } = backend;
      // An entry before the scene's address, so that Back works.
      const address = addressOfScene(scene, db);
      const initialEntries = [
        "/quick-dashboard",
        context.globals["state"] === "not-found" ? ofNobody(address) : address,
      ];
      const history = createMemoryHistory({ initialEntries });
      return { backend, db, calls, history, client: createQueryClient(), told, opens };
    },
  ],
  beforeEach: resetStores,
  // The checks of the test run need a fully rendered page.
  afterEach: async (context) => {
    const { args, globals, loaded, parameters } = context;
    const { told } = loaded as StagedStory;
    await playToState(globals["state"], told, { ...context, loaded: loaded as StagedStory });
    const look = parameters["look"] as { loads: boolean } | undefined;
    if (TESTED && look) await drawn(args, loaded as Staged, look.loads);
  },
  render: (args, { loaded, globals }) => {
    const { told, opens } = loaded as StagedStory;
    const scene = { ...setScene(argsForState(told, args), globals), opens };
    const { overPage, account, scenario, latency, faults } = scene;
    // A change of account or data restarts the story.
    return (
      <Stage
        key={JSON.stringify([overPage, account, scenario, latency, faults])}
        {...scene}
        staged={loaded as Staged}
      />
    );
  },
} satisfies Meta<Scene>;

export type { Play, SceneMeta, SceneStory } from "./scene-story.ts";
