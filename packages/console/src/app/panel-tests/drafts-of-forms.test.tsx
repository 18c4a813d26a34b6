import { PERSONAL } from "@backoffice/api-client";
import { operations, type WriteId } from "@backoffice/api-client/contract";
import { cleanup, fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingOf, panelScenes, sentBy } from "#testing/panels/panel-scenes.ts";
import { panelOnScreen } from "#testing/panels/panel-on-screen.ts";
import { scenesIn, type PanelStory, type SceneFile } from "#testing/panels/panel-story.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";
import { openTab } from "#testing/model/tab.tsx";

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

/** Texts of fields with these names, at any depth. */
const textsOf = (value: unknown, names: ReadonlySet<string>, isNamed = false): string[] => {
  if (typeof value === "string") return isNamed && value.length > 2 ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, it]) => textsOf(it, names, isNamed || names.has(name)));
};

/** Content of public sites: its links and titles are sent as these, which the contract marks in other schemas. */
const OF_CONTENT = new Set(["url", "name"]);
const WITHOUT_CONTENT = new Set([...PERSONAL].filter((it) => !OF_CONTENT.has(it)));
const CONTENT = new Set(["cms-block", "cms-entry"]);
/** A file, which no draft holds (`draft-store.test.tsx`); its scene does not send it in jsdom. */
const FILES = new Set(["upload-media"]);

/** Each write of each panel, with the first story that sends it. */
const sending = panelScenes
  .filter(({ id }) => !FILES.has(id))
  .flatMap(({ id, stories }) => {
    const firsts = new Map<WriteId, PanelStory>();
    for (const story of stories) for (const write of sentBy(story)) if (!firsts.has(write)) firsts.set(write, story);
    return [...new Set(firsts.values())].map((story) => [id, story.name, story] as const);
  });
let kept = 0;
let marked = 0;
let money = 0;

test.each(sending)("draft of %s, %s: text sent in a personal field → not stored", async (panel, _, story) => {
  const bodies: unknown[] = [];
  const writes = vi.spyOn(Storage.prototype, "setItem");
  const sends = new Set<string>(sentBy(story) satisfies readonly WriteId[]);
  const { play } = stagePanel(story, {}, (id, { body }) => {
    if (!sends.has(id)) return undefined;
    leave();
    bodies.push(body);
    return undefined;
  });
  await play();
  expect(bodies.length).toBeGreaterThan(0);
  const stored = writes.mock.calls.flatMap(([key, value], at) =>
    key.startsWith("draft:") ? [{ value, store: writes.mock.contexts[at] }] : [],
  );
  const names = CONTENT.has(panel) ? WITHOUT_CONTENT : PERSONAL;
  const texts = new Set(textsOf(bodies, names));
  kept += stored.length;
  marked += texts.size;
  const values = stored
    .map(({ value }) => JSON.parse(value) as Stored)
    .map((it) => JSON.stringify([it.values, it.base]));
  for (const text of texts) for (const it of values) expect(it).not.toContain(JSON.stringify(text));
  // Drafts of money forms stay in this tab.
  const isMoney = sentBy(story).some((id) => operations[id].effect === "money");
  if (isMoney) money += stored.length;
  expect(isMoney && stored.some(({ store }) => store === localStorage)).toBe(false);
});

test("what is stored: enough forms keep a draft, and send marked fields", () => {
  expect(kept).toBeGreaterThan(50);
  expect(marked).toBeGreaterThan(20);
  expect(money).toBeGreaterThan(10);
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
