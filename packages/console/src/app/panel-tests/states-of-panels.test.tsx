import { join } from "node:path";
import { configureApi } from "@backoffice/api-client";
import { operations } from "@backoffice/api-client/contract";
import { cleanup, getConfig, waitFor } from "@testing-library/react";
import { configure as configureScenes } from "storybook/test";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { panelScenes as allPanels } from "#testing/panels/panel-scenes.ts";
import { panelOnScreen } from "#testing/panels/panel-on-screen.ts";
import { LONG } from "#testing/states/answers/long-text.ts";
import { allowedStates } from "#testing/states/derived-states.ts";
import { pressInvalid, showsErrors } from "#testing/states/invalid-form.ts";
import { stageLook } from "#testing/states/staged-look.ts";
import { showsConflict } from "#testing/states/staged-state.ts";

/*
 * Every panel in every state that its definition allows, by the switches of the review: whether the state is on screen. It
 * is recorded, and the review offers a state only where it was seen. What other tests prove with every panel is left to
 * them: Forbidden (`rights-of-panels`), Error (`every-answer-to-a-read`), and what a write leads to
 * (`every-answer-to-a-write`: pending, refused, unknown). Hostile texts stand where long ones do.
 */

/** Operators' names, which every page reads. */
const isOfPanel = (id: string) => operations[id as keyof typeof operations].tag !== "session";

/** Only a press on their page opens these. */
const BY_PRESS = new Set(["delete-brand", "row-details"]);
const panelScenes = allPanels.filter(({ id }) => !BY_PRESS.has(id));

const { asyncUtilTimeout } = getConfig();
const patient = { timeout: asyncUtilTimeout, interval: 10 };
/** From the press on, the scene waits for a success that does not come. */
const stopWaiting = () => configureScenes({ asyncUtilTimeout: 1 });

beforeEach(() => {
  localStorage.clear();
  configureApi({ validate: "all", timeout: 3_600_000 });
  configureScenes({ asyncUtilTimeout });
});
afterEach(() => {
  cleanup();
  document.removeEventListener("submit", stopWaiting, true);
  vi.unstubAllGlobals();
});

const top = () => [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]")].at(-1);
const text = () => document.body.textContent;
const typed = () => [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map((it) => it.value).join(" ");

/** What shows that something is read: in a panel, a section, a field or a figure. */
const LOADING = "[role=status][aria-label^=Loading], [aria-busy=true], [data-slot=skeleton], [data-loading]";

type Staged = ReturnType<typeof stageLook>;

/** Waits until the panel is drawn and every call is answered. */
const settled = async ({ calls }: Staged) => {
  const panel = await panelOnScreen();
  await waitFor(() => expect(calls.filter((it) => !it.answered)).toEqual([]), patient);
  return panel;
};

const isWrite = (id: string) => operations[id as keyof typeof operations].effect !== "read";
const written = ({ calls }: Staged) => calls.some(({ id }) => isWrite(id));
const moment = () => new Promise((resolve) => void setTimeout(resolve));

/** Whether a state is on screen. */
const SEEN: Readonly<Record<string, (staged: Staged, calls: readonly string[]) => Promise<boolean>>> = {
  empty: async (staged) => {
    const panel = await settled(staged);
    return panel.querySelector("[data-row-id]") === null;
  },
  loading: async (staged, calls) => {
    await waitFor(() => expect(staged.calls.some(({ id }) => calls.includes(id)) && top()).toBeTruthy(), patient);
    // Its code may come after its frame.
    for (let count = 0; count < 5; count += 1) await moment();
    return document.querySelector(LOADING) !== null;
  },
  "not-found": async (staged) => {
    const panel = await settled(staged);
    return /does not exist|no longer exists|may have been deleted/.test(panel.textContent);
  },
  "read-only": async (staged) => {
    const panel = await settled(staged);
    const sends = [...panel.querySelectorAll("[type=submit], [data-confirm]")];
    return sends.every((it) => it.getAttribute("aria-disabled") === "true");
  },
  "edit-conflict": async (staged) => {
    document.addEventListener("submit", stopWaiting, true);
    let isOver = false;
    void staged.play().then(
      () => (isOver = true),
      () => (isOver = true),
    );
    await waitFor(() => expect(showsConflict() || written(staged) || isOver).toBe(true), patient);
    for (let count = 0; count < 20 && !showsConflict() && !written(staged); count += 1) await moment();
    return showsConflict();
  },
};

/** By panel: what the derived states need to know of its look. */
const opened = new Map(panelScenes.map(({ id }) => [id, { reads: new Set<string>(), shows: new Set<string>() }]));

const states = panelScenes.flatMap(({ id, panel }) =>
  allowedStates(panel).flatMap(({ switches = "" }) => {
    const [, state = ""] = /^state:([\w-]+)/.exec(switches) ?? [];
    const [, calls = ""] = /calls:([^;]+)/.exec(switches) ?? [];
    return SEEN[state] ? [[id, state, switches, calls.split("-")] as const] : [];
  }),
);

test.each(states)("%s: switches of %s → its look is drawn", async (id, state, switches, calls) => {
  if (await SEEN[state]!(stageLook(id, switches), calls)) opened.get(id)!.shows.add(state);
  expect(text()).not.toContain("stopped working");
});

/** Sends the form of a panel with what it does not accept. Returns whether it has one, and shows an error. */
const breaks = async (staged: Staged, panel: HTMLElement) => {
  if (!panel.querySelector("form[data-slot=form]")) return false;
  await pressInvalid();
  for (let count = 0; count < 30 && !showsErrors() && !written(staged); count += 1) await moment();
  return showsErrors();
};

test.each(panelScenes.map(({ id }) => id))("%s: long texts, then sent with wrong values → drawn", async (id) => {
  const staged = stageLook(id, "state:long-content");
  const panel = await settled(staged);
  const found = opened.get(id)!;
  found.reads = new Set(staged.calls.map((it) => it.id).filter(isOfPanel));
  if (`${panel.textContent} ${typed()}`.includes(LONG)) found.shows.add("long-content");
  if (await breaks(staged, panel)) found.shows.add("validation-error");
  expect(text()).not.toContain("stopped working");
});

test("what looks show: as recorded", async () => {
  const words = (names: Iterable<string>) => [...names].toSorted().join(" ");
  const recorded = [...opened].map(([id, { reads, shows }]) => [id, { reads: words(reads), shows: words(shows) }]);
  await expect(`${JSON.stringify(Object.fromEntries(recorded), null, 2)}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, "../../testing/states/opened-panels.json"),
  );
});
