import { configureApi } from "@backoffice/api-client";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { scenesIn, type SceneFile } from "../panels/panel-story.ts";
import { stagePanel } from "../panels/stage-panel.tsx";
import type { SceneStory } from "../staging.tsx";
import { expectWholeEdits } from "./whole-edits.ts";

/**
 * Scenes that need layout or a real file input have this tag; a `*.browser.stories.tsx` file plays them in Chromium.
 */
const BROWSER = "browser";

const isPlayed = ({ play, tags = [] }: SceneStory) => play !== undefined && !tags.includes(BROWSER);

/**
 * Registers a test per scene, which renders and plays it in jsdom. `files` is an eager `import.meta.glob` of scene
 * files.
 */
export const playScenes = (files: Readonly<Record<string, SceneFile>>): void => {
  // Answers that never come must not time out; every answer is validated against the contract.
  beforeEach(() => configureApi({ validate: "all", timeout: 3_600_000 }));
  // A scene that fails half-way leaves dialogs in the document.
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    document.body.removeAttribute("style");
    vi.unstubAllGlobals();
  });

  describe.each(Object.entries(files))("%s", (_, file) => {
    const played = scenesIn(file).filter(({ story }) => isPlayed(story));
    test.each(played.map((scene) => [scene.name, scene] as const))("%s", async (__, scene) => {
      const staged = stagePanel(scene);
      await staged.play();
      expectWholeEdits(staged.calls);
      // The text of the error boundary.
      expect(document.body.textContent).not.toContain("stopped working");
    });
  });
};
