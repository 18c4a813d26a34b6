import { PERSONAL } from "@backoffice/api-client";
import { cleanup, fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingOf, panelScenes } from "#testing/panels/panel-scenes.ts";
import { panelOnScreen } from "#testing/panels/panel-on-screen.ts";
import { scenesIn, type SceneFile } from "#testing/panels/panel-story.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";
import { openTab } from "#testing/model/tab.tsx";

/*
 * Drafts of every form of the console: whether its address leads back to it. What is stored of it is checked by its scenes
 * (`#testing/scenes/stored-drafts.ts`).
 */

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The browser stores what is typed now, as it does before the page is left. */
const leave = () => void window.dispatchEvent(new Event("pagehide"));

type Stored = { address?: string };
const drafts = (store: Storage): Stored[] =>
  Object.keys(store)
    .filter((key) => key.startsWith("draft:"))
    .map((key) => JSON.parse(store.getItem(key)!) as Stored);

/** A text field that takes a draft: named, not read-only, and not personal. */
const textField = () =>
  [...document.querySelectorAll<HTMLInputElement>("form[data-slot=form] :is(input,textarea)[name]")].find(
    ({ name, readOnly, disabled, type }) =>
      !readOnly &&
      !disabled &&
      (type === "text" || type === "textarea") &&
      !name.split(".").some((it) => PERSONAL.has(it)),
  );

const pages = await Promise.all(
  // The sign-in has no session, and no drafts.
  Object.entries(import.meta.glob<SceneFile>(["../../features/**/*.page.scenes.tsx", "!**/sign-in/**"])).map(
    async ([path, load]) => [path.split("/").at(-1)!, scenesIn(await load())[0]] as const,
  ),
);
const addressed = [
  ...panelScenes
    .filter(({ panel }) => panel.keptIn === "address")
    .map((it) => [it.id, openingOf(it), panelOnScreen as () => Promise<unknown>] as const),
  ...pages.map(([name, story]) => [name, story, () => Promise.resolve()] as const),
].flatMap(([name, story, drawn]) => (story ? [[name, story, drawn] as const] : []));
const opened: string[] = [];

test.each(addressed)("draft of %s: opened by its address → form offers the draft", async (name, story, drawn) => {
  const { client, calls } = stagePanel(story);
  await drawn();
  await waitFor(
    () => {
      expect(calls.some((it) => it.answered) || document.body.textContent.includes("You do not have access")).toBe(
        true,
      );
      expect([client.isFetching(), document.querySelector("[role=status][aria-label=Loading]")]).toEqual([0, null]);
    },
    { interval: 5 },
  );
  const field = textField();
  if (!field) return;
  fireEvent.change(field, { target: { value: field.value === "7" ? "8" : "7" } });
  leave();
  const [draft] = drafts(localStorage);
  // Money, and forms without an address, keep it in this tab.
  if (!draft) return;
  cleanup();
  const { close } = openTab(draft.address!);
  await waitFor(() => expect(document.body.textContent).toMatch(/Changes from .* were not saved/), { interval: 20 });
  opened.push(name);
  close();
});

test("drafts with an address: drawers and pages of every kind have one", () => {
  expect(opened.length).toBeGreaterThan(15);
});
