import { configureApi } from "@backoffice/api-client";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scenesIn, type SceneFile } from "#testing/panels/panel-story.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";
import { expectWholeEdits } from "./whole-edits.ts";

/**
 * Scenes that need layout or a real file input have this tag; a `*.browser.stories.tsx` file plays them in Chromium.
 */
const BROWSER = "browser";

/** Registers a test per scene of a file, which renders and plays it in jsdom. */
export const playScenes = (file: SceneFile): void => {
  // Answers that never come must not time out; every answer is validated against the contract.
  beforeEach(() => configureApi({ validate: "all", timeout: 3_600_000 }));
  // A scene that fails half-way leaves dialogs in the document.
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    document.body.removeAttribute("style");
    vi.unstubAllGlobals();
  });

  const played = scenesIn(file).filter(({ story }) => !story.tags?.includes(BROWSER));
  test.each(played.map((scene) => [scene.name, scene] as const))("%s", async (_, scene) => {
    const staged = stagePanel(scene);
    await staged.play();
    expectWholeEdits(staged.calls);
    // The text of the error boundary.
    expect(document.body.textContent).not.toContain("stopped working");
  });
};
