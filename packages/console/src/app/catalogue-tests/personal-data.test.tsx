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
import { storySession } from "#testing/backend/story-session.ts";
import { nordlysPlayer } from "#testing/rows/wallet-rows.ts";
import { modules } from "../modules.ts";

/*
 * What the contract calls personal (x-pii) is on screen where its reader has the right to the call that answers it, and
 * nowhere else: not in an address, a link, a title, a storage or a log, and not at all for those without the right. Each
 * field of each read has a value here that says which it is and stands nowhere else; every page and panel is walked.
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

/** Every canary that an answer has had so far. */
const planted = new Set<string>();

/** A record with a canary in every personal text that is there, at any depth. */
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

/** Puts canaries into the answers of a back end. */
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

const said = vi.fn<(...words: unknown[]) => void>();
beforeEach(() => {
  document.title = "";
  said.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  for (const level of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, level).mockImplementation((...words) => said(...words.map(String)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const idle = (client: QueryClient) => waitFor(() => expect(client.isFetching()).toBe(0), { interval: 5 });

/** Draws a scene with canaries in every answer; `drawn` waits until it is on screen, and then all of it is read. */
const draw = async (told: PanelStory, changes: Partial<Scene>, drawn: (calls: readonly Call[]) => Promise<unknown>) => {
  const staged = stagePanel(told, changes);
  poison(staged.backend);
  await drawn(staged.calls);
  await idle(staged.client);
  return staged;
};

/** A page is on screen once its first call was answered, or it is refused. */
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

/** The canaries on screen that the reader has no right to, and those that are anywhere but on the screen: none. */
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
    said.mock.calls,
  );
  return [...withoutRight, ...elsewhere];
};

const story = (at: Scene["at"]): PanelStory => ({ name: "", meta: {}, story: { args: { at } } });

/** Every page: those without parameters by their paths, those with by the first story of each. */
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
    // An address that is made of a table's row is a record's.
    return typeof at === "function" ? [[path.split("/").at(-1)!, { name: "", meta, story: first }] as const] : [];
  }),
];

test("there is personal data in at least 60 fields of reads", () => {
  const count = (fields: readonly Field[]): number =>
    fields.reduce((sum, it) => sum + Number(isPersonal(it)) + count(it.fields ?? []), 0);
  expect([...shapes.values()].reduce((sum, { fields }) => sum + count(fields), 0)).toBeGreaterThan(60);
});

describe("on every page", () => {
  test.each(PAGES)("%s", async (_, told) => {
    const { history } = await draw(told, { account: "super-admin" }, pageOnScreen);
    expect(misplaced("super-admin", history)).toEqual([]);
  });
});

describe("on every panel", () => {
  // As one of the roles with the right, each another one in turn.
  const panels = panelScenes.flatMap((it, place) => {
    const told = openingOf(it);
    // What has no right of its own, the details of a row, is walked with its page.
    const [role] = inTurn(rolesWith(it.panel.permission ?? ""), place);
    const account = accounts.find((one) => one.role === role)?.id;
    return told && it.panel.permission && account ? [[it.id, account, told] as const] : [];
  });
  test.each(panels)("%s, for %s", async (_, account, told) => {
    const { history } = await draw(told, { account, at: overNothing(told) }, panelOnScreen);
    expect(document.body.textContent).not.toContain("You do not have access to this");
    const top = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    expect(top?.querySelectorAll("button, a").length).toBeGreaterThan(0);
    expect(misplaced(account, history)).toEqual([]);
  });
});

test("60 canaries at least were planted on the way", () => expect(planted.size).toBeGreaterThanOrEqual(60));

describe("by role", () => {
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
    test.each(["admin", "operator-admin", "operator-manager", "partner", "dev-ops"])("for %s", async (account) => {
      const { history, calls } = await draw(story(at), { account }, pageOnScreen);
      expect(misplaced(account, history)).toEqual([]);
      // JSON is for super admins (ruling 32).
      expect(document.querySelector("[data-slot=json-view]")).toBeNull();
      // Who may not look at players does not even ask for one.
      const mayLook = storySession(account).permissions.has("view_players");
      expect(calls.some((it) => it.id === "getPlayer" && !mayLook)).toBe(false);
    });
  });
});
