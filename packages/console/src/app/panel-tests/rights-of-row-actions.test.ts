import { operations, type ReadId } from "@backoffice/api-client/contract";
import { accounts, createBackend, createClock, ROLES, rolesWith, type Role } from "@backoffice/mocks";
import type { RowAction } from "@backoffice/ui/table";
import { describe, expect, test } from "vitest";
import type { Panels } from "#kit/panels/definition/panels.ts";
import type { Session } from "#kit/session/session.ts";
import { storySession } from "#testing/backend/story-session.ts";
import { modules } from "../modules.ts";

/*
 * Every row action × every role: a role that can select an action can open its panel; otherwise the action is
 * disabled and names the permission. `bankActions` are those of the rows of `listBanks`; a name that does not say its
 * list has a line below.
 */

type Actions = (panels: Panels, session: Session) => readonly RowAction<never>[];
type Given = (...given: never[]) => unknown;

/** A weekday noon with mock rows of every kind, in milliseconds since 1970. */
const NOW = Date.UTC(2026, 10, 18, 12);

/** The lists of actions that are not named after them, by file and export. */
const LISTS: Readonly<Record<string, ReadId>> = {
  "balance.actions.ts#balanceActions": "listOperatorBalances",
  "blocks.actions.ts#blockActions": "listCmsBlocks",
  "brands.actions.ts#freeBrandActions": "listBrands",
  "catalogue.actions.ts#catalogueActions": "listGameTags",
  "cf-accounts.actions.ts#cfAccountV3Actions": "listCfAccountsV3",
  "debits.actions.ts#debitActions": "listBetDebits",
  "entries.actions.ts#entryActions": "listCmsEntries",
  "forms.actions.ts#formActions": "listBonusForms",
  "freebets.actions.ts#freebetActions": "listSportFreebets",
  "jobs.actions.ts#jobActions": "listAffiliateWithdrawJobs",
  "media.actions.ts#mediaActions": "listMedia",
  "menu.actions.ts#menuActions": "listCmsEntries",
  "modals.actions.ts#modalActions": "listCmsBlocks",
  "movement.actions.ts#movementActions": "listBillingMovements",
  "notifications.actions.ts#notificationActions": "listAdminNotifications",
  "pages.actions.ts#pageActions": "listCmsPages",
  "partner-withdrawals.actions.ts#partnerWithdrawalActions": "listPartnerWithdraws",
  "posts.actions.ts#postActions": "listBlogPosts",
  "record.actions.ts#recordActions": "listBillingRecords",
  "releases.actions.ts#releaseActions": "listBonusReleases",
  "requests.actions.ts#requestActions": "listBonusFormRequests",
  "sign-in-settings.actions.ts#domainActions": "listSignInDomains",
  "sign-in-settings.actions.ts#organizationActions": "listSignInOrganizations",
  "staff.actions.ts#staffActions": "listUsers",
  "username.actions.ts#usernameActions": "listUsernameRequests",
  "winners.actions.ts#winnerActions": "listTournamentWinners",
};

/** Actions that take more than panels and session, as a list passes them. */
const PASSED: Readonly<Record<string, (actions: Given) => unknown>> = {
  "catalogue.actions.ts#catalogueActions": (actions) =>
    actions(...(["game-tag-edit", "uuid", (row: { uuid: string }) => row.uuid] as never[])),
  "freebets.actions.ts#freebetActions": (actions) => (panels: never, session: never) =>
    actions(panels, session, (NOW / 1000) as never),
  "game.actions.ts#gameActions": (actions) => (panels: never, session: never) => actions(panels, session, "*" as never),
};

/** Parts of `playerActions`, which are its actions too. */
const PARTS: ReadonlySet<string> = new Set(["player.actions.ts#walletActions", "player.actions.ts#accountActions"]);

const modulesOfActions = import.meta.glob<Record<string, Given>>("../../features/**/*.actions.ts", { eager: true });

/** `listBanks` for `bankActions`. */
const listNamed = (name: string): ReadId | undefined => {
  const noun = name.charAt(0).toUpperCase() + name.slice(1, -"Actions".length);
  return [`list${noun}`, `list${noun}s`, `list${noun}es`].find((it): it is ReadId => Object.hasOwn(operations, it));
};

/** The row actions of each file, and the call whose rows they belong to. */
const ACTIONS = Object.entries(modulesOfActions)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([path, exported]) => {
    const file = path.split("/").at(-1)!;
    return Object.entries(exported)
      .filter(([name]) => name.endsWith("Actions") && !PARTS.has(`${file}#${name}`))
      .map(([name, given]) => {
        const id = `${file}#${name}`;
        const actions = (PASSED[id]?.(given) ?? given) as Actions;
        return { id, file, actions, list: LISTS[id] ?? listNamed(name) };
      });
  });
type Listed = (typeof ACTIONS)[number] & { list: ReadId };
const LISTED = ACTIONS.filter((it): it is Listed => it.list !== undefined);

const accountOf = (role: Role) => accounts.find((it) => it.role === role)!.id;
const permissionOf = new Map<string, string>(
  modules.flatMap(({ panels }) => panels.map(({ id, permission = "signed_in" }) => [id, permission])),
);
const backend = createBackend({ clock: createClock(NOW), seed: "stories", settings: { account: "super-admin" } });

/** Inputs of lists with their own paging parameters, or with one kind of rows at a time. */
const ASKED: Partial<Record<ReadId, object>> = {
  listUsers: { appliedFilters: { page: 1, limit: 100 } },
  listPlayers: { page: 1, opId: "*", limit: 100 },
  listCmsPages: { page: 1, limit: 100 },
  listCmsBlocks: { page: 1, opId: "*", itemsPerPage: 100, kind: "SLIDER" },
  listCmsEntries: { page: 1, opId: "*", itemsPerPage: 100, kind: "BANNER" },
};
/** Calls that take the operator in the query string. */
const IN_QUERY: ReadonlySet<ReadId> = new Set(["listCmsPages", "listMedia"]);

const rowsOf = async (id: ReadId): Promise<never[]> => {
  const { method, path } = operations[id];
  const input = ASKED[id] ?? { page: 1, opId: "*", itemsPerPage: 100 };
  const query = method === "get" ? "?page=1&opId=*" : IN_QUERY.has(id) ? "?opId=*" : "";
  const request = new Request(`http://console.invalid${path}${query}`, {
    method,
    ...(method !== "get" && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(input),
    }),
  });
  const { data } = (await (await backend.fetch(request)).json()) as { data: Record<string, never[]> };
  return data[(operations[id] as { rows?: string }).rows ?? "items"]!;
};

/**
 * Each action as offered to a role: number of rows that show it, reasons why it is disabled, and the panel it opens.
 */
const offeredTo = (role: Role, actions: Actions, rows: readonly never[]) => {
  const opened: string[] = [];
  const panels = { open: (id: string) => opened.push(id), close: () => undefined } as unknown as Panels;
  return actions(panels, storySession(accountOf(role))).map(({ id, hidden, reason, onSelect }) => {
    const shown = rows.filter((row) => !hidden?.(row));
    const reasons = new Set(shown.map((row) => reason?.(row)));
    opened.length = 0;
    for (const row of shown.slice(0, 1)) onSelect(row);
    return { id, shown: shown.length, reasons, opens: opened[0] };
  });
};

/** Roles with the permission to read the list. */
const readersOf = (list: ReadId) => ROLES.filter((role) => rolesWith(operations[list].permission).includes(role));

describe.each(LISTED)("$id", ({ actions, list }) => {
  test.each(readersOf(list))("row actions as %s: what it may open → enabled, the rest → reason", async (role) => {
    const rows = await rowsOf(list);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, shown, reasons, opens } of offeredTo(role, actions, rows)) {
      if (shown === 0 || rolesWith(permissionOf.get(opens!)!).includes(role)) continue;
      expect(reasons, id).not.toContain(undefined);
      expect([...reasons].join(" "), id).toContain(permissionOf.get(opens!));
    }
  });
});

test("row actions by role: same as in the snapshot", async () => {
  const lines: string[] = [];
  for (const { file, actions, list } of LISTED) {
    const rows = await rowsOf(list);
    for (const role of readersOf(list))
      for (const { id, shown, reasons, opens } of offeredTo(role, actions, rows)) {
        const said = reasons.has(undefined) ? "may" : [...reasons].join(" ");
        if (shown > 0)
          lines.push(`${file.padEnd(28)} ${id.padEnd(10)} ${opens!.padEnd(31)} ${role.padEnd(17)} ${said}`);
      }
  }
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("row-actions.snap.txt");
});

test("row actions: every export of a file of actions → its list is known", () => {
  expect(ACTIONS.filter(({ list }) => !list).map(({ id }) => id)).toEqual([]);
  expect(
    Object.keys(modulesOfActions).filter((path) => !ACTIONS.some(({ file }) => path.endsWith(`/${file}`))),
  ).toEqual([]);
});
