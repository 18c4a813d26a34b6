import { join } from "node:path";
import { configureApi } from "@backoffice/api-client";
import { operations } from "@backoffice/api-client/contract";
import { cleanup, getConfig, waitFor } from "@testing-library/react";
import { configure as configureScenes } from "storybook/test";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { panelScenes } from "#testing/panels/panel-scenes.ts";
import { panelOnScreen } from "#testing/panels/panel-on-screen.ts";
import { LONG } from "#testing/states/answers/long-text.ts";
import { derivedStates } from "#testing/states/derived-states.ts";
import { pressInvalid, showsErrors } from "#testing/states/invalid-form.ts";
import { stageLook } from "#testing/states/staged-look.ts";
import { showsConflict } from "#testing/states/staged-state.ts";

/*
 * Every panel in every state that the review derives from its default look, by the same switches: the state is on screen,
 * not only asked for. Long content and Validation error are recorded, as what a look shows decides whether there is such a
 * state; hostile texts stand where long ones do. What other tests prove with every panel is left to them: Forbidden (`rights-of-panels`), Error
 * (`every-answer-to-a-read`), and what a write leads to (`every-answer-to-a-write`: pending, refused, unknown).
 */

/** Operators' names, which every page reads. */
const isOfPanel = (id: string) => operations[id as keyof typeof operations].tag !== "session";

const { asyncUtilTimeout } = getConfig();
const patient = { timeout: 6000, interval: 20 };
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

type Staged = ReturnType<typeof stageLook>;

/** Waits until the panel is drawn and every call is answered. */
const settled = async ({ calls }: Staged) => {
  const panel = await panelOnScreen();
  await waitFor(() => expect(calls.filter((it) => !it.answered)).toEqual([]), patient);
  return panel;
};

/** What a state shows. */
const REACHED: Readonly<Record<string, (staged: Staged, calls: readonly string[]) => Promise<void>>> = {
  empty: async (staged, calls) => {
    await settled(staged);
    expect(staged.calls.filter(({ id }) => calls.includes(id))).not.toEqual([]);
    expect(document.querySelector("[data-row-id]")).toBeNull();
  },
  loading: async ({ calls: sent }, calls) => {
    await waitFor(() => expect(sent.some(({ id, answered }) => calls.includes(id) && !answered)).toBe(true), patient);
    expect(top()).toBeDefined();
  },
  "not-found": async (staged) => {
    await settled(staged);
    expect(text()).toMatch(/does not exist|may have been deleted|not found/i);
  },
  "read-only": async (staged) => {
    const panel = await settled(staged);
    const sends = [...panel.querySelectorAll("[type=submit], [data-confirm]")];
    expect(sends.every((it) => it.getAttribute("aria-disabled") === "true")).toBe(true);
  },
  "edit-conflict": async (staged) => {
    document.addEventListener("submit", stopWaiting, true);
    void staged.play().catch(() => undefined);
    await waitFor(() => expect(showsConflict()).toBe(true), patient);
  },
};

const states = panelScenes.flatMap(({ id, panel }) =>
  derivedStates(panel).flatMap(({ name, switches = "" }) => {
    const [, state = ""] = /^state:([\w-]+)/.exec(switches) ?? [];
    const [, calls = ""] = /calls:([^;]+)/.exec(switches) ?? [];
    return REACHED[state] ? [[id, name, state, switches, calls.split("-")] as const] : [];
  }),
);

test.each(states)(
  "%s: look with the switches of %s → the state is on screen",
  async (id, _, state, switches, calls) => {
    await REACHED[state]!(stageLook(id, switches), calls);
    expect(text()).not.toContain("stopped working");
  },
);

/** By panel: what the derived states need to know of its look. */
const opened: Record<string, object> = {};

/** Sends the form of a panel with what it does not accept. Returns whether it has one, and shows an error. */
const breaks = async ({ calls }: Staged, panel: HTMLElement) => {
  if (!panel.querySelector("form[data-slot=form]")) return false;
  const before = calls.length;
  await pressInvalid();
  await waitFor(() => expect(showsErrors() || calls.length > before || !panel.isConnected).toBe(true), {
    timeout: 1000,
    interval: 5,
  }).catch(() => undefined);
  return showsErrors();
};

test.each(panelScenes.map(({ id }) => id))(
  "%s: look with long texts, then sent with wrong values → drawn",
  async (id) => {
    const staged = stageLook(id, "state:long-content");
    const panel = await settled(staged);
    const reads = staged.calls.map((it) => it.id).filter(isOfPanel);
    const texts = `${panel.textContent} ${typed()}`.includes(LONG);
    opened[id] = { reads: [...new Set(reads)].toSorted(), texts, breaks: await breaks(staged, panel) };
    expect(text()).not.toContain("stopped working");
  },
);

test("what looks do as they open: as recorded", async () => {
  await expect(`${JSON.stringify(opened, null, 2)}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, "../../testing/states/opened-panels.json"),
  );
});
