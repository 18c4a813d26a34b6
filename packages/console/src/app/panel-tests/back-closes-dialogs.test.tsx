import { act, waitFor } from "@testing-library/react";
import { createPath, type MemoryHistory } from "history";
import { afterEach, expect, test } from "vitest";
import { keepWindowsInHistory } from "#kit/address/windows-in-history.ts";
import { panelOnScreen } from "#testing/panels/panel-on-screen.ts";
import { openingOf, panelScenes } from "#testing/panels/panel-scenes.ts";
import type { PanelStory } from "#testing/panels/panel-story.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";

/*
 * A dialog is not in the address. Back closes it and leaves the page as it is; the next Back leaves the page.
 */

/** A running task has to be stopped first: neither Escape nor Back closes its dialog. */
const RUNNING = "automation-progress";

const dialogs = panelScenes.flatMap((it) => {
  const story = openingOf(it);
  return story && it.panel.keptIn === "memory" ? [[it.id, story] as const] : [];
});

let end = () => {};
afterEach(() => end());

const windows = () => document.querySelectorAll("[role=dialog],[role=alertdialog]").length;

/** Opens a dialog; returns how to go back, and what is on screen then. */
const open = async (story: PanelStory) => {
  const { history } = stagePanel(story);
  end = keepWindowsInHistory(history);
  await panelOnScreen();
  const state = () => [windows(), createPath(history.location)] as const;
  return { history: history as MemoryHistory, state, goBack: () => act(async () => history.back()) };
};

test("dialogs: more than 130 are opened", () => expect(dialogs.length).toBeGreaterThan(130));

test.each(dialogs.filter(([id]) => id !== RUNNING))(
  "dialog %s: Back → closed, page unchanged; Back again → page is left",
  async (_, story) => {
    const { state, goBack } = await open(story);
    const [count, address] = state();
    await goBack();
    await waitFor(() => expect(windows()).toBe(count - 1));
    expect(state()).toEqual([count - 1, address]);
    await goBack();
    expect(state()[1]).not.toBe(address);
  },
);

test(`${RUNNING}: Back, however often → dialog stays, page is not left`, async () => {
  const { history, state, goBack } = await open(dialogs.find(([id]) => id === RUNNING)![1]);
  const before = state();
  for (let count = 0; count < 2; count += 1) {
    await goBack();
    await waitFor(() => expect(history.index).toBe(2));
    expect(state()).toEqual(before);
  }
});
