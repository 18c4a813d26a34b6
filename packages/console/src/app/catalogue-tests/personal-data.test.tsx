import type { Field, ReadShape } from "@backoffice/api-client";
import { operations } from "@backoffice/api-client/contract";
import { accounts, rolesWith, type Backend } from "@backoffice/mocks";
import type { QueryClient } from "@tanstack/react-query";
import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inTurn } from "#testing/panels/in-turn.ts";
import { openingOf, overNothing, panelScenes } from "#testing/panels/panel-scenes.ts";
import type { PanelStory, SceneFile } from "#testing/panels/panel-story.ts";
import { panelOnScreen } from "#testing/panels/panel-on-screen.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";
import { callOf, type Call } from "#testing/backend/record-calls.ts";
import type { Scene } from "#testing/scene.ts";
import { unknownKeys } from "#kit/session/stored-data.ts";
import { storySession } from "#testing/backend/story-session.ts";
import { nordlysPlayer } from "#testing/rows/wallet-rows.ts";
import { modules } from "../modules.ts";

/*
 * Personal data (x-pii in the contract) is shown only to readers with the permission of the call that returns it,
 * and only on screen: never in an address, link, title, storage or log. Each personal field of each read gets a
 * unique canary value that names the field; every page and panel is rendered and searched for canaries.
 */

const CANARY = /canary-(\w+)-\w+-end/g;

const isPersonal = ({ personal, kind }: Field) => personal === true && (kind === "text" || kind === "id");
const holds = (fields: readonly Field[]): boolean => fields.some((it) => isPersonal(it) || holds(it.fields ?? []));

const shapes = new Map(
  Object.values(
    import.meta.glob<Record<string, ReadShape>>("../../../../api-client/src/generated/shapes/*.ts", { eager: true }),
  )
    .flatMap((file) => Object.entries(file))
    .filter(([, { fields }]) => holds(fields)),
);

/** Canaries that answers contained so far. */
const planted = new Set<string>();

/** Replaces every non-empty personal text of a record by a canary, at any depth. */
const poisoned = (id: string, fields: readonly Field[], value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((it) => poisoned(id, fields, it));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, it]) => {
      const field = fields.find((one) => one.name === name);
      if (!field) return [name, it];
      if (isPersonal(field) && typeof it === "string" && it !== "") {
        const canary = `canary-${id}-${name}-end`;
        planted.add(canary);
        return [name, canary];
      }
      const { map, fields: inner = [] } = field;
      if (map && typeof it === "object" && it !== null)
        return [name, Object.fromEntries(Object.entries(it).map(([key, one]) => [key, poisoned(id, inner, one)]))];
      return [name, poisoned(id, inner, it)];
    }),
  );
};

/** Puts canaries into the answers of a mock server. */
const poison = (backend: Backend) => {
  const fetch = backend.fetch.bind(backend);
  backend.fetch = async (request) => {
    const call = await callOf(request.clone());
    const response = await fetch(request);
    const shape = call && shapes.get(call.id);
    if (!shape || !response.ok) return response;
    const reply = (await response.json()) as { data: Record<string, unknown> | null };
    const { rows, fields } = shape;
    const data =
      rows && reply.data
        ? { ...reply.data, [rows]: poisoned(call.id, fields, reply.data[rows]) }
        : poisoned(call.id, fields, reply.data);
    return Response.json({ ...reply, data });
  };
};

const canariesIn = (...places: unknown[]): string[] => [
  ...new Set(places.flatMap((it) => [...JSON.stringify([it]).matchAll(CANARY)].map(([canary]) => canary))),
];

const log = vi.fn<(...words: unknown[]) => void>();
beforeEach(() => {
  document.title = "";
  log.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  for (const level of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, level).mockImplementation((...words) => log(...words.map(String)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const idle = (client: QueryClient) => waitFor(() => expect(client.isFetching()).toBe(0), { interval: 5 });

/** Renders a scene with canaries in every answer, waits for `drawn`, and until no read is pending. */
const draw = async (
  panelStory: PanelStory,
  changes: Partial<Scene>,
  drawn: (calls: readonly Call[]) => Promise<unknown>,
) => {
  const staged = stagePanel(panelStory, changes);
  poison(staged.backend);
  await drawn(staged.calls);
  await idle(staged.client);
  return staged;
};

/** Waits until the page is refused, or rendered with its first call answered. */
const pageOnScreen = (calls: readonly Call[]) =>
  waitFor(
    () => {
      const isRefused = document.body.textContent.includes("You do not have access to this");
      const isDrawn = document.querySelector("main > *") !== null && calls.some((it) => it.answered);
      if (!isRefused && !isDrawn) throw new Error("The page is not there yet");
    },
    { interval: 5 },
  );

const links = () => [...document.querySelectorAll("a[href], form[action]")].map((it) => it.getAttribute("href"));

/**
 * Canaries on screen whose permission the reader lacks, canaries found off screen, and keys of the storage that the list
 * of stored data does not know; expected to be empty.
 */
const misplaced = (account: string, { location }: { location: object }): string[] => {
  const { permissions } = storySession(account);
  const withoutRight = canariesIn(document.documentElement.outerHTML).filter((canary) => {
    const { permission } = operations[canary.split("-")[1] as keyof typeof operations];
    return permission !== "signed_in" && !permissions.has(permission);
  });
  const elsewhere = canariesIn(
    document.title,
    window.location.href,
    location,
    links(),
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    log.mock.calls,
  );
  return [...withoutRight, ...elsewhere, ...unknownKeys()];
};

const story = (at: Scene["at"]): PanelStory => ({ name: "", meta: {}, story: { args: { at } } });

/** Every page: at its path, or with path parameters at the address of its first story. */
const pageStories = await Promise.all(
  Object.entries(import.meta.glob<SceneFile>("../../features/**/*.page.scenes.tsx")).map(
    async ([path, load]) => [path, await load()] as const,
  ),
);
const PAGES: readonly (readonly [string, PanelStory])[] = [
  ...modules.flatMap(({ pages }) =>
    pages.filter(({ path }) => !path.includes("{")).map(({ path }) => [path, story(path)] as const),
  ),
  ...pageStories.flatMap(([path, { default: meta, ...stories }]) => {
    const first = Object.values(stories)[0]!;
    const { at } = { ...meta.args, ...first.args };
    // An address that is built from a row of the mock database is that of a record.
    return typeof at === "function" ? [[path.split("/").at(-1)!, { name: "", meta, story: first }] as const] : [];
  }),
];

test("contract: more than 60 fields of reads are personal", () => {
  const count = (fields: readonly Field[]): number =>
    fields.reduce((sum, it) => sum + Number(isPersonal(it)) + count(it.fields ?? []), 0);
  expect([...shapes.values()].reduce((sum, { fields }) => sum + count(fields), 0)).toBeGreaterThan(60);
});

/** Names of controls in rows that hold a record's id of 24 digits, which says nothing to a listener. */
const namedByIds = () =>
  [...document.querySelectorAll("tr[data-row-id] :is(button, input)")]
    .map((control) => control.getAttribute("aria-label") ?? control.textContent)
    .filter((name) => /\b[\da-f]{24}\b/.test(name));

describe("personal data by page", () => {
  // The names of controls are looked at here, because every page is drawn with its rows.
  test.each(PAGES)(
    "%s: on screen only, for readers with the permission; no id names a control",
    async (_, panelStory) => {
      const { history } = await draw(panelStory, { account: "super-admin" }, pageOnScreen);
      expect(misplaced("super-admin", history)).toEqual([]);
      expect(namedByIds()).toEqual([]);
    },
  );
});

describe("personal data by panel", () => {
  // The roles with the permission take turns.
  const panels = panelScenes.flatMap((it, place) => {
    const panelStory = openingOf(it);
    // Row details have no permission of their own; the test of their page covers them.
    const [role] = inTurn(rolesWith(it.panel.permission ?? ""), place);
    const account = accounts.find((one) => one.role === role)?.id;
    return panelStory && it.panel.permission && account ? [[it.id, account, panelStory] as const] : [];
  });
  test.each(panels)(
    "%s: opened as %s → personal data on screen only, for readers with the permission",
    async (_, account, panelStory) => {
      const { history } = await draw(panelStory, { account, at: overNothing(panelStory) }, panelOnScreen);
      expect(document.body.textContent).not.toContain("You do not have access to this");
      const top = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
      expect(top?.querySelectorAll("button, a").length).toBeGreaterThan(0);
      expect(misplaced(account, history)).toEqual([]);
    },
  );
});

test("canaries: at least 60 were planted by the tests above", () => expect(planted.size).toBeGreaterThanOrEqual(60));

describe("personal data by role", () => {
  const OF_PEOPLE: readonly (readonly [string, Scene["at"]])[] = [
    ["/players", "/players"],
    ["a player, JSON", (db) => `/players/${nordlysPlayer(db).playerCode}?tab=json`],
    ["a player's drawer", (db) => `/?panel=player-details&player=${nordlysPlayer(db).playerCode}`],
    ["/players/usernames", "/players/usernames"],
    ["/documentsV2", "/documentsV2"],
    ["/support", "/support"],
    ["/settings/admins", "/settings/admins"],
  ];
  describe.each(OF_PEOPLE)("%s", (_, at) => {
    test.each(["admin", "operator-admin", "operator-manager", "partner", "dev-ops"])(
      "opened as %s → on screen only, no JSON, no player read without permission",
      async (account) => {
        const { history, calls } = await draw(story(at), { account }, pageOnScreen);
        expect(misplaced(account, history)).toEqual([]);
        // Only super admins see JSON (ruling 32).
        expect(document.querySelector("[data-slot=json-view]")).toBeNull();
        // Without view_players no player is requested.
        const mayLook = storySession(account).permissions.has("view_players");
        expect(calls.some((it) => it.id === "getPlayer" && !mayLook)).toBe(false);
      },
    );
  });
});
