import type { components } from "@backoffice/api-client/contract";
import type { PermissionKey } from "../session/permission-key.ts";
import { sumOf } from "./amounts.ts";
import type { Db } from "./db.ts";

type Waiting = components["schemas"]["Waiting"];

/** An item that waits: since when, and the money that waits with it. */
type Item = { at: string | null; amount?: { currency: string; amount: number; inUSD: number } };
type Kind = { permission: PermissionKey; items: (db: Db, scope: ReadonlySet<string>) => Item[] };

const of = <Row extends { opId: string }>(
  rows: Iterable<Row>,
  scope: ReadonlySet<string>,
  waits: (row: Row) => boolean,
  at: (row: Row) => string | null,
): Item[] => [...rows].filter((row) => scope.has(row.opId) && waits(row)).map((row) => ({ at: at(row) }));

const payments = (permission: PermissionKey, type: string): Kind => ({
  permission,
  items: ({ transactions }, scope) =>
    [...transactions.transactions.values()]
      .filter((it) => it.status === "PENDING" && !it.isDeleted && it.transactionType === type && scope.has(it.opId))
      .map(({ createdAt, toAmount, toCurrency, toAmountInUSD }) => ({
        at: createdAt,
        amount: { currency: toCurrency, amount: toAmount, inUSD: toAmountInUSD },
      })),
});

/** What waits of each kind, for those who may read its list; the same items that the lists show and the badges count. */
const KINDS: Readonly<Record<Waiting["kind"], Kind>> = {
  withdraw: payments("view_withdrawals", "WITHDRAW"),
  deposit: payments("view_deposits", "DEPOSIT"),
  bankAccounts: {
    permission: "view_bank_accounts",
    items: (db, scope) =>
      of(
        db.bankAccounts.values(),
        scope,
        (it) => it.status === "PENDING" && !it.isDeleted,
        (it) => it.createdAt,
      ),
  },
  kyc: {
    permission: "view_documents",
    items: ({ kyc }, scope) =>
      of(
        kyc.items.values(),
        scope,
        (it) => it.kycStatus === "PENDING",
        (it) => it.createdAt,
      ),
  },
  tickets: {
    permission: "view_tickets",
    items: ({ support }, scope) =>
      of(
        support.tickets.values(),
        scope,
        ({ status }) => status === "NEW" || status === "PENDING",
        (it) => it.createdAt,
      ),
  },
  debit: {
    permission: "view_bet_debits",
    items: ({ bets, rates }, scope) =>
      [...bets.debits.values()]
        .filter((it) => it.settledAt === null && scope.has(it.opId))
        .map(({ createdAt, debitAmount, reconciledAmount, autoReconciledAmount, debitCurrency: currency }) => {
          const amount = sumOf([debitAmount, -reconciledAmount, -autoReconciledAmount]);
          return { at: createdAt, amount: { currency, amount, inUSD: amount / (rates[currency] ?? 1) } };
        }),
  },
  cashback: payments("view_transactions", "CASHBACK"),
  affProfit: payments("view_withdrawals", "AFFILIATE"),
  playerUsernames: {
    permission: "view_players",
    items: ({ playerRecords }, scope) =>
      of(
        playerRecords.usernames.values(),
        scope,
        (it) => it.status === "PENDING",
        (it) => it.requestedAt,
      ),
  },
  hostnames: {
    permission: "view_hostnames",
    items: ({ hostnames }, scope) =>
      of(
        hostnames.hostnames.values(),
        scope,
        (it) => it.customHostnameStatus === "pending",
        (it) => it.createdAt,
      ),
  },
  certificates: {
    permission: "view_hostnames",
    items: ({ hostnames }, scope) =>
      of(
        hostnames.hostnames.values(),
        scope,
        (it) => it.sslValidationStatus === "validation_timed_out",
        (it) => it.createdAt,
      ),
  },
  frontDoor: {
    permission: "view_front_door",
    items: ({ developer }) =>
      [...developer.frontDoor.values()]
        .filter((it) => it.domainValidationState === "Pending")
        .map(({ createdAt: at }) => ({ at })),
  },
  appServices: {
    permission: "view_app_services",
    items: ({ developer }) =>
      [...developer.appServices.values()].filter((it) => it.appState === "STOPPED").map(() => ({ at: null })),
  },
};

const summed = (kind: Waiting["kind"], items: readonly Item[]): Waiting => {
  const amounts = items.flatMap(({ amount }) => amount ?? []);
  return {
    kind,
    count: items.length,
    oldestAt: items
      .map(({ at }) => at)
      .reduce((oldest, at) => (oldest === null || (at && at < oldest) ? at : oldest), null),
    amounts: [...Map.groupBy(amounts, ({ currency }) => currency)]
      .map(([currency, all]) => ({ currency, amount: sumOf(all.map(({ amount }) => amount)) }))
      .toSorted((a, b) => a.currency.localeCompare(b.currency)),
    amountInUSD: amounts.length > 0 ? sumOf(amounts.map(({ inUSD }) => inUSD)) : null,
  };
};

/** What waits at these operators and brands, of the kinds that somebody with these rights may read. */
export const waitingFor = (db: Db, permissions: readonly PermissionKey[], scope: ReadonlySet<string>): Waiting[] =>
  (Object.keys(KINDS) as Waiting["kind"][])
    .filter((kind) => permissions.includes(KINDS[kind].permission))
    .map((kind) => summed(kind, KINDS[kind].items(db, scope)));
