import { composeStories, composeStory, setProjectAnnotations, type Meta, type StoryFn } from "@storybook/react-vite";
import { configure, getConfig } from "storybook/test";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { withToolbar } from "./with-toolbar.tsx";

/** Module of scenes: the default export, and the scenes by name. */
type SceneFile = { default: Meta } & Record<string, StoryFn>;

/** Globals of scenes, with Storybook's initial values. */
const globals = { theme: "light", contrast: "normal", density: "compact", dir: "ltr", locale: "en-GB" };

// Required for `canvas` in stories and for clearing mocks.
setProjectAnnotations({ decorators: [withToolbar], initialGlobals: globals });

const nothing = composeStory({ render: () => null as never }, { title: "Nothing" });

/** Registers a test per scene of a file: renders it in jsdom and runs its play function. */
export const playScenes = (file: SceneFile): void => {
  const { asyncUtilTimeout } = getConfig();
  beforeAll(() => configure({ asyncUtilTimeout: 20_000 }));
  beforeEach(() => {
    // jsdom has no clipboard, which play functions spy on.
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async () => undefined } });
  });
  afterAll(async () => {
    configure({ asyncUtilTimeout });
    // The next scene unmounts this one, and the windows of this scene must still be in the document then.
    await nothing.run();
  });
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  test.each(Object.entries(composeStories(file)))("%s", async (_, scene) => {
    await expect(scene.run()).resolves.toBeUndefined();
  });
};
