import { PERSONAL } from "@backoffice/api-client";
import type { WriteId } from "@backoffice/api-client/contract";
import { cleanup, fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingOf, panelScenes, sentBy } from "#testing/panels/panel-scenes.ts";
import { panelOnScreen } from "#testing/panels/panel-on-screen.ts";
import { scenesIn, sceneOf, type PanelStory, type SceneFile } from "#testing/panels/panel-story.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";

/*
 * Drafts of every form of the console: what is stored of it, by the contract's marks of what it sends, and whether its
 * address leads back to it.
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

type Stored = { values: object; base: object; address?: string };
const drafts = (store: Storage): Stored[] =>
  Object.keys(store)
    .filter((key) => key.startsWith("draft:"))
    .map((key) => JSON.parse(store.getItem(key)!) as Stored);

/** Texts of fields that the contract marks as personal or secret, at any depth. */
const personalTexts = (value: unknown, isMarked = false): string[] => {
  if (typeof value === "string") return isMarked && value.length > 2 ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, it]) => personalTexts(it, isMarked || PERSONAL.has(name)));
};

const sending = panelScenes.flatMap(({ id, stories }) =>
  stories.filter((told) => sentBy(told).length > 0).map((told) => [id, told.name, told] as const),
);
let kept = 0;
let marked = 0;

test.each(sending)("%s, %s: no text that it sends in a marked field is stored", async (_, _name, told) => {
  const bodies: unknown[] = [];
  const stored: string[] = [];
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function keep(this: Storage, key, value) {
    if (key.startsWith("draft:")) stored.push(value);
    setItem.call(this, key, value);
  });
  const sends = new Set<string>(sentBy(told) satisfies readonly WriteId[]);
  const { play } = stagePanel(told, {}, (id, { body }) => {
    if (!sends.has(id)) return undefined;
    leave();
    bodies.push(body);
    return undefined;
  });
  await play();
  expect(bodies.length).toBeGreaterThan(0);
  const texts = new Set(personalTexts(bodies));
  kept += stored.length;
  marked += texts.size;
  const values = stored.map((it) => JSON.parse(it) as Stored).map((it) => JSON.stringify([it.values, it.base]));
  for (const text of texts) for (const it of values) expect(it).not.toContain(JSON.stringify(text));
});

test("what is stored: enough forms keep a draft, and send marked fields", () => {
  expect(kept).toBeGreaterThan(50);
  expect(marked).toBeGreaterThan(20);
});

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
  Object.entries(import.meta.glob<SceneFile>("../../features/**/*.page.scenes.tsx")).map(
    async ([path, load]) => [path.split("/").at(-1)!, scenesIn(await load())[0]] as const,
  ),
);
const addressed = [
  ...panelScenes
    .filter(({ panel }) => panel.keptIn === "address")
    .map((it) => [it.id, openingOf(it), panelOnScreen as () => Promise<unknown>] as const),
  ...pages.map(([name, told]) => [name, told, () => Promise.resolve()] as const),
].flatMap(([name, told, drawn]) => (told ? [[name, told, drawn] as const] : []));
const opened: string[] = [];

const idle = async (told: PanelStory, at: ReturnType<typeof sceneOf>["at"], drawn: () => Promise<unknown>) => {
  const { client } = stagePanel(told, at === undefined ? {} : { at });
  await drawn();
  await waitFor(() => expect([client.isFetching(), document.querySelector("main")]).toEqual([0, expect.anything()]), {
    interval: 5,
  });
};

test.each(addressed)("%s: address of its draft → the form, with the offer", async (name, told, drawn) => {
  await idle(told, undefined, drawn);
  const field = textField();
  if (!field) return;
  fireEvent.change(field, { target: { value: field.value === "7" ? "8" : "7" } });
  leave();
  const [draft] = drafts(localStorage);
  if (!draft) return expect(drafts(sessionStorage).length).toBeLessThan(2);
  expect(draft.address).toBeDefined();
  cleanup();
  await idle(told, draft.address, drawn);
  await waitFor(() => expect(document.body.textContent).toMatch(/Changes from .* were not saved/));
  opened.push(name);
});

test("drafts with an address: drawers and pages of every kind have one", () => {
  expect(opened.length).toBeGreaterThan(40);
});
