import { configureApi } from "@backoffice/api-client";
import type { WriteId } from "@backoffice/api-client/contract";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstToSend, scenesIn, sentBy, type PanelStory, type SceneFile } from "#testing/panels/panel-story.ts";
import { stagePanel, type Answer } from "#testing/panels/stage-panel.tsx";
import { watchToasts } from "./named-in-toasts.ts";
import { watchDrafts } from "./stored-drafts.ts";
import { expectWholeEdits } from "./whole-edits.ts";

/**
 * Scenes that need layout or a real file input have this tag; a `*.browser.stories.tsx` file plays them in Chromium.
 */
const BROWSER = "browser";

/** Plays a scene, whose edits must be whole. */
const playScene = async (scene: PanelStory, answer?: Answer) => {
  const staged = stagePanel(scene, {}, answer);
  await staged.play();
  expectWholeEdits(staged.calls);
};

/** Plays a scene that is the first to send `writes`, and checks what it stores meanwhile and says afterwards. */
const playSending = async (scene: PanelStory, writes: readonly WriteId[]) => {
  const drafts = watchDrafts(sentBy(scene), scene.meta.tags ?? []);
  const toasts = watchToasts(writes);
  try {
    await playScene(scene, drafts.answer);
    drafts.expectUnmarked();
    toasts.expectNamed();
  } finally {
    drafts.stop();
    toasts.stop();
  }
};

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
  const isPanel = file.default.tags?.some((it) => it.startsWith("panel:"));
  const sending = firstToSend(isPanel ? played : []);
  test.each(played.map((scene) => [scene.name, scene] as const))("%s", async (_, scene) => {
    const writes = sending.get(scene);
    await (writes ? playSending(scene, writes) : playScene(scene));
    // The text of the error boundary.
    expect(document.body.textContent).not.toContain("stopped working");
  });
};
