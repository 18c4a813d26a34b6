import { actorOf } from "../activity/actor-of.ts";
import { randomOf, type World } from "../../db/world.ts";
import { seedTransactions } from "./seed-transactions.ts";
import type { ActivityDetailsRow } from "../activity/activity-tables.ts";
import type { StaffTableRow } from "../staff/staff-tables.ts";
import type { TransactionRow } from "./transactions-tables.ts";
import { DECIDED, MADE } from "./transaction-log-words.ts";

/** The staff's action on a transaction: time, author and log text; undefined if there was none. */
const deedOf = (tx: TransactionRow) => {
  const rejected = tx.status === "REJECTED";
  const words =
    MADE[tx.transactionType]?.[tx.direction] ?? DECIDED[tx.transactionType]?.[rejected ? "reject" : "confirm"];
  const at = rejected ? tx.rejectedAt : tx.confirmedAt;
  const by = rejected ? tx.rejectedBy : tx.confirmedBy;
  return words && at && by ? { words, at, by } : undefined;
};

/** The log of the seeded transactions, newest first, derived from the transactions. */
export const seedTransactionLog = (world: World, users: readonly StaffTableRow[]): Map<string, ActivityDetailsRow> => {
  const random = randomOf(world, "activities/transactions");
  // Of two with the same name, the first counts.
  const byName = new Map(users.toReversed().map((user) => [user.app_metadata.nickname, user]));
  const rows = [...seedTransactions(world).transactions.values()].flatMap((tx): ActivityDetailsRow[] => {
    const deed = deedOf(tx);
    const actor = deed && byName.get(deed.by);
    if (!actor) return [];
    const { txId, opId, opTitle, player, status, transactionType, balanceBefore, balanceAfter } = tx;
    const moved = MADE[transactionType] !== undefined;
    return [
      {
        uuid: random.uuid(),
        timestamp: deed.at,
        env: "PROD",
        type: "TRANSACTIONS",
        subtype: deed.words.code,
        message: deed.words.text.replace("*", player.playerCode),
        opId,
        opTitle,
        user: actorOf(actor),
        subject: { id: txId, title: player.playerCode },
        ip: `203.0.113.${1 + random.int(254)}`,
        logData: { id: txId, source: "console" },
        logMeta: moved
          ? { before: { balance: balanceBefore }, after: { balance: balanceAfter } }
          : { before: { status: "PENDING" }, after: { status } },
      },
    ];
  });
  const latestFirst = rows.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
  return new Map(latestFirst.map((row) => [row.uuid, row]));
};
