import { accounts } from "@backoffice/mocks";
import { expect, test } from "vitest";
import { createRegistry } from "#kit/pages/registry.ts";
import { mayOpen, type Session } from "#kit/session/session.ts";
import { storySession } from "#testing/backend/story-session.ts";
import { buildMenu } from "../../shell/menu/menu.ts";
import { modules } from "../modules.ts";

/*
 * Pages that the menu of a user does not have, but whose address opens. Each one is decided here: a page that opens to
 * somebody without a place in their menu fails the test until it is refused or has a reason.
 */

/** Records, and pages that add one: open to whoever has this list in the menu. */
const OPENED_FROM: Readonly<Record<string, string>> = {
  "/bets/{id}": "/bets",
  "/bonus/form/new": "/bonus/form",
  "/bonus/releases/{id}": "/bonus/releases",
  "/bonus/{id}": "/bonus/list",
  "/cms/v2/blog/new": "/cms/v2/blog",
  "/cms/v2/blog/{id}": "/cms/v2/blog",
  "/cms/v2/modals/new": "/cms/v2/modals",
  "/cms/v2/modals/{id}": "/cms/v2/modals",
  "/cms/v2/pages/new": "/cms/v2/pages",
  "/cms/v2/pages/{id}": "/cms/v2/pages",
  "/deposit/gatewaysV2/{id}": "/deposit/gatewaysV2",
  "/games-cms/all-games/{id}": "/games-cms/all-games",
  "/games-cms/operator-games/{id}": "/games-cms/operator-games",
  "/gamesV2/{id}": "/gamesV2",
  "/players/{playerCode}": "/players",
  "/settings/admins/{id}": "/settings/admins",
  "/support/{brandId}/{ticketId}": "/support",
  "/tournament/new": "/tournament/list",
  "/tournament/winners/{id}": "/tournament/winners/list",
  "/tournament/{id}": "/tournament/list",
  "/transactions/details/{txId}": "/transactions/list",
  "/withdraw/gatewaysV2/{id}": "/withdraw/gatewaysV2",
};

const ADMINS = ["super-admin", "admin"];
const STAFF = [...ADMINS, "operator-admin", "operator-manager", "brand-admin", "brand-manager"];

/** Other pages: who may open them without a place in the menu, and why. */
const BY_ADDRESS: Readonly<Record<string, { who: readonly string[]; reason: string }>> = {
  "/operators/{id}": {
    who: [...STAFF, "dev-ops", "partner"],
    reason: "Every title of an operator leads here; the server answers for the user's own operators only.",
  },
  "/partner-dashboard": {
    who: [...ADMINS, "operator-admin", "brand-admin"],
    reason: "They hold its permission, and see the same of each partner in a drawer.",
  },
  "/channels": { who: STAFF, reason: "They hold its permission; the rows are those of Marketing Channels." },
  "/brands": { who: ADMINS, reason: "They hold its permission; the rows are those of Operator Brands." },
  "/billing/me": { who: ADMINS, reason: "They hold its permission, and see the same in Operator Billing." },
  "/billing/meV2": { who: ADMINS, reason: "They hold its permission, and see the same in Operator Billing V2." },
  "/settings/general": { who: ADMINS, reason: "They hold its permission, for every operator." },
};

const { pages } = createRegistry(modules);

/** A user of each role, and of a brand where the role may be one of a brand. */
const users: readonly (readonly [name: string, session: Session])[] = [
  ...accounts.filter(({ blocked }) => !blocked).map(({ id }) => [id, storySession(id)] as const),
  ["brand-manager", { ...storySession("operator-manager"), opId: "br-polaris", parentOpId: "op-nordlys" }],
];

const menuOf = (session: Session) =>
  new Set(buildMenu(pages, session, undefined, undefined).flatMap(({ entries }) => entries.map(({ path }) => path)));

/** Paths that open to a user without a place in their menu. */
const openedOnlyByAddress = (session: Session) => {
  const menu = menuOf(session);
  return pages.filter((page) => mayOpen(session, page) && !menu.has(page.path)).map(({ path }) => path);
};

test.each(users)("pages by their address: %s opens none but the decided ones", (name, session) => {
  const menu = menuOf(session);
  const decided = openedOnlyByAddress(session).filter(
    (path) => menu.has(OPENED_FROM[path] ?? "") || BY_ADDRESS[path]?.who.includes(name),
  );
  expect(openedOnlyByAddress(session)).toEqual(decided);
});

test("pages by their address: every decision is about a page that opens to these users", () => {
  const opened = Object.fromEntries(users.map(([name, session]) => [name, new Set(openedOnlyByAddress(session))]));
  const idle = Object.entries(BY_ADDRESS).flatMap(([path, { who }]) =>
    who.filter((name) => !opened[name]?.has(path)).map((name) => `${name} ${path}`),
  );
  const unknown = Object.keys(OPENED_FROM).filter((path) => !pages.some((page) => page.path === path));
  expect([...idle, ...unknown]).toEqual([]);
});

test.each([
  ["partner", ["/settings"]],
  ["brand-admin", ["/brands", "/partners/non-partner-brands", "/billing/brands"]],
  ["brand-manager", ["/brands", "/partners/non-partner-brands", "/billing/brands"]],
] as const)("pages by their address: %s is refused %j", (name, paths) => {
  const session = users.find(([id]) => id === name)![1];
  expect(pages.filter((page) => paths.some((path) => path === page.path) && mayOpen(session, page))).toEqual([]);
  expect(paths.filter((path) => menuOf(session).has(path))).toEqual([]);
});
