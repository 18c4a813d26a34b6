import { operations, type ReadId } from "@backoffice/api-client/contract";
import { accounts, createBackend, createClock, ROLES, rolesWith, type Role } from "@backoffice/mocks";
import type { RowAction } from "@backoffice/ui/table";
import { describe, expect, test } from "vitest";
import { bankAccountActions } from "../../features/banks/bank-accounts/list/bank-accounts.actions.ts";
import { bankActions } from "../../features/banks/bank-list/list/banks.actions.ts";
import { betActions } from "../../features/bets/bet-list/bets.actions.ts";
import { debitActions } from "../../features/bets/debits/debits.actions.ts";
import { balanceActions } from "../../features/billing/invoices/balances/balance.actions.ts";
import { invoiceActions } from "../../features/billing/invoices/invoice.actions.ts";
import { recordActions } from "../../features/billing/invoices/records/record.actions.ts";
import { movementActions } from "../../features/billing/payments/list/movement.actions.ts";
import { paymentActions } from "../../features/billing/payments/payment.actions.ts";
import { bonusActions } from "../../features/bonus/bonuses/list/bonuses.actions.ts";
import { releaseActions } from "../../features/bonus/bonuses/releases/releases.actions.ts";
import { formActions } from "../../features/bonus/forms/list/forms.actions.ts";
import { requestActions } from "../../features/bonus/forms/requests/requests.actions.ts";
import { freebetActions } from "../../features/bonus/sport/list/freebets.actions.ts";
import { modalActions } from "../../features/cms/entries/list/modals.actions.ts";
import { pageActions } from "../../features/cms/entries/list/pages.actions.ts";
import { postActions } from "../../features/cms/entries/list/posts.actions.ts";
import { mediaActions } from "../../features/cms/site/files/media.actions.ts";
import { documentActions } from "../../features/documents/list/documents.actions.ts";
import { blockActions } from "../../features/cms/blocks/kinds/blocks.actions.ts";
import { entryActions } from "../../features/cms/v1/list/entries.actions.ts";
import { menuActions } from "../../features/cms/v1/menu/menu.actions.ts";
import { cfAccountActions, cfAccountV3Actions } from "../../features/domains/cf-accounts/cf-accounts.actions.ts";
import { domainActions as webDomainActions } from "../../features/domains/domain-list/domain.actions.ts";
import { affiliateActions } from "../../features/earnings/affiliates/affiliates.actions.ts";
import { jobActions } from "../../features/earnings/jobs/jobs.actions.ts";
import { frontDoorDomainActions } from "../../features/front-door/domains/front-door-domain.actions.ts";
import { afdProfileActions } from "../../features/front-door/profiles/afd-profile.actions.ts";
import { flowActions } from "../../features/flows/flow.actions.ts";
import { catalogueActions } from "../../features/games/catalogue/parts/catalogue.actions.ts";
import { gameActions } from "../../features/games/game-list/game.actions.ts";
import { operatorGameActions } from "../../features/games/operator-games/list/operator-games.actions.ts";
import { depositGatewayActions } from "../../features/gateways/payment-gateways/deposit-gateway.actions.ts";
import { withdrawGatewayActions } from "../../features/gateways/payment-gateways/withdraw-gateway.actions.ts";
import { hostnameActions } from "../../features/hostnames/hostname-list/hostname.actions.ts";
import { saasZoneActions } from "../../features/hostnames/saas-zones/saas-zone.actions.ts";
import { operatorActions } from "../../features/operators/operator.actions.ts";
import { freeBrandActions } from "../../features/partners/brands/brands.actions.ts";
import { partnerActions } from "../../features/partners/partner-list/partners.actions.ts";
import { partnerWithdrawalActions } from "../../features/partners/withdrawals/list/partner-withdrawals.actions.ts";
import { playerActions } from "../../features/players/player.actions.ts";
import { usernameActions } from "../../features/players/username.actions.ts";
import { permissionActions, roleActions } from "../../features/roles/roles.actions.ts";
import { cryptoNetworkActions } from "../../features/settings/crypto-networks/list/crypto-networks.actions.ts";
import { notificationActions } from "../../features/settings/notifications/list/notifications.actions.ts";
import { translationActions } from "../../features/settings/translations/list/translations.actions.ts";
import {
  dnsRecordActions,
  domainActions,
  organizationActions,
} from "../../features/sign-in-settings/sign-in-settings.actions.ts";
import { staffActions } from "../../features/staff/staff.actions.ts";
import { ticketActions } from "../../features/support/tickets/list/tickets.actions.ts";
import { tournamentActions } from "../../features/tournaments/tournament/list/tournaments.actions.ts";
import { winnerActions } from "../../features/tournaments/tournament/winners/winners.actions.ts";
import { withdrawalActions } from "../../features/withdraw/withdrawals/list/withdrawals.actions.ts";
import type { Panels } from "#kit/panels/definition/panels.ts";
import type { Session } from "#kit/session/session.ts";
import { storySession } from "#testing/backend/story-session.ts";
import { modules } from "../modules.ts";

/*
 * Every row action × every role: a role that can select an action can open its panel; otherwise the action is
 * disabled and names the permission. Add one line per file of actions, and one with `#` for each further list in it.
 */

type Actions = (panels: Panels, session: Session) => readonly RowAction<never>[];

/** A weekday noon with mock rows of every kind, in milliseconds since 1970. */
const NOW = Date.UTC(2026, 10, 18, 12);
const of = (actions: unknown, list: ReadId) => ({ actions: actions as Actions, list });

/** The row actions of each file, and the call whose rows they belong to. */
const FILES: Record<string, ReturnType<typeof of>> = {
  "banks/bank-accounts/list/bank-accounts.actions.ts": of(bankAccountActions, "listBankAccounts"),
  "banks/bank-list/list/banks.actions.ts": of(bankActions, "listBanks"),
  "bets/bet-list/bets.actions.ts": of(betActions, "listBets"),
  "bets/debits/debits.actions.ts": of(debitActions, "listBetDebits"),
  "billing/invoices/balances/balance.actions.ts": of(balanceActions, "listOperatorBalances"),
  "billing/invoices/invoice.actions.ts": of(invoiceActions, "listInvoices"),
  "billing/invoices/records/record.actions.ts": of(recordActions, "listBillingRecords"),
  "billing/payments/list/movement.actions.ts": of(movementActions, "listBillingMovements"),
  "billing/payments/payment.actions.ts": of(paymentActions, "listPayments"),
  "bonus/bonuses/list/bonuses.actions.ts": of(bonusActions, "listBonuses"),
  "bonus/bonuses/releases/releases.actions.ts": of(releaseActions, "listBonusReleases"),
  "bonus/forms/list/forms.actions.ts": of(formActions, "listBonusForms"),
  "bonus/forms/requests/requests.actions.ts": of(requestActions, "listBonusFormRequests"),
  "bonus/sport/list/freebets.actions.ts": of(
    (panels: Panels, session: Session) => freebetActions(panels, session, NOW / 1000),
    "listSportFreebets",
  ),
  "cms/entries/list/modals.actions.ts": of(modalActions, "listCmsBlocks"),
  "cms/entries/list/pages.actions.ts": of(pageActions, "listCmsPages"),
  "cms/entries/list/posts.actions.ts": of(postActions, "listBlogPosts"),
  "cms/blocks/kinds/blocks.actions.ts": of(blockActions, "listCmsBlocks"),
  "cms/v1/list/entries.actions.ts": of(entryActions, "listCmsEntries"),
  "cms/v1/menu/menu.actions.ts": of(menuActions, "listCmsEntries"),
  "cms/site/files/media.actions.ts": of(mediaActions, "listMedia"),
  "documents/list/documents.actions.ts": of(documentActions, "listDocuments"),
  "domains/cf-accounts/cf-accounts.actions.ts": of(cfAccountActions, "listCfAccounts"),
  "domains/cf-accounts/cf-accounts.actions.ts#v3": of(cfAccountV3Actions, "listCfAccountsV3"),
  "domains/domain-list/domain.actions.ts": of(webDomainActions, "listDomains"),
  "earnings/affiliates/affiliates.actions.ts": of(affiliateActions, "listAffiliates"),
  "earnings/jobs/jobs.actions.ts": of(jobActions, "listAffiliateWithdrawJobs"),
  "front-door/domains/front-door-domain.actions.ts": of(frontDoorDomainActions, "listFrontDoorDomains"),
  "front-door/profiles/afd-profile.actions.ts": of(afdProfileActions, "listAfdProfiles"),
  "flows/flow.actions.ts": of(flowActions, "listFlows"),
  "games/catalogue/parts/catalogue.actions.ts": of(
    catalogueActions("game-tag-edit", "uuid", (row: { opId: string; uuid: string }) => row.uuid),
    "listGameTags",
  ),
  "games/game-list/game.actions.ts": of(
    (panels: Panels, session: Session) => gameActions(panels, session, "*"),
    "listGames",
  ),
  "games/operator-games/list/operator-games.actions.ts": of(operatorGameActions, "listOperatorGames"),
  "gateways/payment-gateways/deposit-gateway.actions.ts": of(depositGatewayActions, "listDepositGateways"),
  "gateways/payment-gateways/withdraw-gateway.actions.ts": of(withdrawGatewayActions, "listWithdrawGateways"),
  "hostnames/hostname-list/hostname.actions.ts": of(hostnameActions, "listHostnames"),
  "hostnames/saas-zones/saas-zone.actions.ts": of(saasZoneActions, "listSaasZones"),
  "operators/operator.actions.ts": of(operatorActions, "listOperators"),
  "partners/brands/brands.actions.ts": of(freeBrandActions, "listBrands"),
  "partners/partner-list/partners.actions.ts": of(partnerActions, "listPartners"),
  "partners/withdrawals/list/partner-withdrawals.actions.ts": of(partnerWithdrawalActions, "listPartnerWithdraws"),
  "players/player.actions.ts": of(playerActions, "listPlayers"),
  "players/username.actions.ts": of(usernameActions, "listUsernameRequests"),
  "roles/roles.actions.ts": of(roleActions, "listRoles"),
  "roles/roles.actions.ts#permissions": of(permissionActions, "listPermissions"),
  "settings/crypto-networks/list/crypto-networks.actions.ts": of(cryptoNetworkActions, "listCryptoNetworks"),
  "settings/notifications/list/notifications.actions.ts": of(notificationActions, "listAdminNotifications"),
  "settings/translations/list/translations.actions.ts": of(translationActions, "listTranslations"),
  "sign-in-settings/sign-in-settings.actions.ts": of(domainActions, "listSignInDomains"),
  "sign-in-settings/sign-in-settings.actions.ts#dns": of(dnsRecordActions, "listDnsRecords"),
  "sign-in-settings/sign-in-settings.actions.ts#organizations": of(organizationActions, "listSignInOrganizations"),
  "staff/staff.actions.ts": of(staffActions, "listUsers"),
  "support/tickets/list/tickets.actions.ts": of(ticketActions, "listTickets"),
  "tournaments/tournament/list/tournaments.actions.ts": of(tournamentActions, "listTournaments"),
  "tournaments/tournament/winners/winners.actions.ts": of(winnerActions, "listTournamentWinners"),
  "withdraw/withdrawals/list/withdrawals.actions.ts": of(withdrawalActions, "listWithdrawals"),
};

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

describe.each(Object.entries(FILES))("%s", (_, { actions, list }) => {
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
  for (const [file, { actions, list }] of Object.entries(FILES)) {
    const rows = await rowsOf(list);
    for (const role of readersOf(list))
      for (const { id, shown, reasons, opens } of offeredTo(role, actions, rows)) {
        const said = reasons.has(undefined) ? "may" : [...reasons].join(" ");
        if (shown > 0)
          lines.push(
            `${file.split("/").at(-1)!.padEnd(28)} ${id.padEnd(10)} ${opens!.padEnd(31)} ${role.padEnd(17)} ${said}`,
          );
      }
  }
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("row-actions.snap.txt");
});

test("row actions: every file → covered", () => {
  const files = Object.keys(import.meta.glob("../../features/**/*.actions.ts")).map((path) =>
    path.replace("../../features/", ""),
  );
  expect(files.toSorted()).toEqual([...new Set(Object.keys(FILES).map((it) => it.replace(/#.*/, "")))].toSorted());
});
