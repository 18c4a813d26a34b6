import type { components } from "@backoffice/api-client/contract";
import type { PermissionKey } from "../session/permission-key.ts";
import { sumOf } from "./money/amounts.ts";
import type { Db } from "./db.ts";

type Waiting = components["schemas"]["Waiting"];

/** An item that is or was in a queue: when it came, when it was decided, and its amount. */
type Item = {
  waits: boolean;
  at: string | null;
  decidedAt?: string | null | undefined;
  amount?: { currency: string; amount: number; inUSD: number };
};
/** How much the records tell of the past: when an item came and was decided, only when it came, or neither. */
type Tells = "both" | "arrivals" | "neither";
type Kind = { permission: PermissionKey; tells: Tells; items: (db: Db, scope: ReadonlySet<string>) => Item[] };

const of = <Row extends { opId: string }>(
  rows: Iterable<Row>,
  scope: ReadonlySet<string>,
  item: (row: Row) => Item,
): Item[] => [...rows].filter((row) => scope.has(row.opId)).map(item);

const payments = (permission: PermissionKey, type: string): Kind => ({
  permission,
  tells: "both",
  items: ({ transactions: { transactions } }, scope) =>
    [...transactions.values()]
      .filter((it) => !it.isDeleted && it.transactionType === type && scope.has(it.opId))
      .map((it) => ({
        waits: it.status === "PENDING",
        at: it.createdAt,
        // An item that was sent to its provider is decided when the provider has answered.
        decidedAt: it.confirmedAt ?? it.rejectedAt,
        amount: { currency: it.toCurrency, amount: it.toAmount, inUSD: it.toAmountInUSD },
      })),
});

/** The queues that the account may see, by kind; they contain the same items as the lists and the badges. */
const KINDS: Readonly<Record<Waiting["kind"], Kind>> = {
  withdraw: payments("view_withdrawals", "WITHDRAW"),
  deposit: payments("view_deposits", "DEPOSIT"),
  bankAccounts: {
    permission: "view_bank_accounts",
    tells: "both",
    items: (db, scope) =>
      of(db.bankAccounts.values(), scope, (it) => ({
        waits: it.status === "PENDING" && !it.isDeleted,
        at: it.createdAt,
        decidedAt: it.confirmedAt,
      })),
  },
  kyc: {
    permission: "view_documents",
    tells: "both",
    items: ({ kyc }, scope) =>
      of(kyc.items.values(), scope, (it) => ({
        waits: it.kycStatus === "PENDING",
        at: it.createdAt,
        decidedAt: it.approvedAt ?? it.rejectedAt,
      })).filter(({ waits, decidedAt }) => waits || decidedAt),
  },
  tickets: {
    permission: "view_tickets",
    tells: "both",
    // An item that staff opened was never in the queue.
    items: ({ support }, scope) =>
      of(
        [...support.tickets.values()].filter((it) => it.messages[0]?.author === "CUSTOMER"),
        scope,
        ({ status, createdAt, updatedAt }) => {
          const waits = status === "NEW" || status === "PENDING";
          return { waits, at: createdAt, decidedAt: waits ? null : updatedAt };
        },
      ),
  },
  debit: {
    permission: "view_bet_debits",
    tells: "both",
    items: ({ bets, rates }, scope) =>
      of(bets.debits.values(), scope, (it) => {
        const { debitCurrency: currency } = it;
        const amount = sumOf([it.debitAmount, -it.reconciledAmount, -it.autoReconciledAmount]);
        return {
          waits: it.settledAt === null,
          at: it.createdAt,
          decidedAt: it.settledAt,
          amount: { currency, amount, inUSD: amount / (rates[currency] ?? 1) },
        };
      }),
  },
  cashback: payments("view_transactions", "CASHBACK"),
  affProfit: payments("view_withdrawals", "AFFILIATE"),
  playerUsernames: {
    permission: "view_players",
    tells: "both",
    items: ({ playerRecords }, scope) =>
      of(playerRecords.usernames.values(), scope, (it) => ({
        waits: it.status === "PENDING",
        at: it.requestedAt,
        decidedAt: it.reviewedAt,
      })),
  },
  hostnames: {
    permission: "view_hostnames",
    tells: "arrivals",
    items: ({ hostnames }, scope) =>
      of(hostnames.hostnames.values(), scope, (it) => ({
        waits: it.customHostnameStatus === "pending",
        at: it.createdAt,
      })),
  },
  certificates: {
    permission: "view_hostnames",
    tells: "neither",
    items: ({ hostnames }, scope) =>
      of(hostnames.hostnames.values(), scope, (it) => ({
        waits: it.sslValidationStatus === "validation_timed_out",
        at: it.createdAt,
      })),
  },
  frontDoor: {
    permission: "view_front_door",
    tells: "arrivals",
    items: ({ developer }) =>
      [...developer.frontDoor.values()].map((it) => ({
        waits: it.domainValidationState === "Pending",
        at: it.createdAt,
      })),
  },
  appServices: {
    permission: "view_app_services",
    tells: "neither",
    items: ({ developer }) =>
      [...developer.appServices.values()].map((it) => ({ waits: it.appState === "STOPPED", at: null })),
  },
};

const DAY = 86_400_000;

/** Items that came and that were decided in the last 24 hours; null where the records do not tell. */
const sinceYesterday = (tells: Tells, items: readonly Item[], now: number) => {
  const since = new Date(now - DAY).toISOString();
  const within = (at: string | null | undefined) => Boolean(at && at >= since);
  return {
    cameIn: tells === "neither" ? null : items.filter(({ at }) => within(at)).length,
    decided: tells === "both" ? items.filter(({ waits, decidedAt }) => !waits && within(decidedAt)).length : null,
  };
};

const summed = (kind: Waiting["kind"], all: readonly Item[], now: number): Waiting => {
  const items = all.filter(({ waits }) => waits);
  const amounts = items.flatMap(({ amount }) => amount ?? []);
  return {
    kind,
    count: items.length,
    oldestAt: items
      .map(({ at }) => at)
      .reduce((oldest, at) => (oldest === null || (at && at < oldest) ? at : oldest), null),
    ...sinceYesterday(KINDS[kind].tells, all, now),
    amounts: [...Map.groupBy(amounts, ({ currency }) => currency)]
      .map(([currency, some]) => ({ currency, amount: sumOf(some.map(({ amount }) => amount)) }))
      .toSorted((a, b) => a.currency.localeCompare(b.currency)),
    amountInUSD: amounts.length > 0 ? sumOf(amounts.map(({ inUSD }) => inUSD)) : null,
  };
};

/**
 * Queued items at these operators and brands at `now` (epoch milliseconds), of the kinds visible to an account with
 * these rights.
 */
export const waitingFor = (
  db: Db,
  permissions: readonly PermissionKey[],
  scope: ReadonlySet<string>,
  now: number,
): Waiting[] =>
  (Object.keys(KINDS) as Waiting["kind"][])
    .filter((kind) => permissions.includes(KINDS[kind].permission))
    .map((kind) => summed(kind, KINDS[kind].items(db, scope), now));
