import type { components } from "@backoffice/api-client";
import type { Bulk } from "#kit/bulk/bulk.ts";

type Transaction = components["schemas"]["Transaction"];

/** Length of the ID's end, which distinguishes transactions of one player. */
const END = 6;

/** Bulk decisions about transactions: names, amounts, and the fields whose change excludes a row. */
export const transactionBulk = <Row extends Transaction>({
  noun,
  reread,
  actions,
}: Pick<Bulk<Row>, "noun" | "reread" | "actions">): Bulk<Row> => ({
  noun,
  name: ({ player, txId }) => `${player.playerCode} …${txId.slice(-END)}`,
  decides: ({ txId }) => ({ kind: "transaction-details", id: txId }),
  decisive: ["status", "isDeleted", "fromAmount", "fromCurrency", "toAmount", "toCurrency", "gateway"],
  reread,
  money: {
    of: ({ toAmount, toCurrency }) => ({ amount: toAmount, currency: toCurrency }),
    inUSD: ({ toAmountInUSD }) => toAmountInUSD,
  },
  actions,
});

/** Lock of the transaction drawer, where decisions are made too. */
export const drawerLock = ({ txId }: Transaction) => ({ panel: "transaction-details", params: { txId } }) as const;

/** Reason why a transaction in progress is excluded. */
export const inProgressReason = ({ status }: Transaction, noun: string): string | undefined =>
  status === "IN_PROGRESS" ? `A ${noun} in progress must be decided individually.` : undefined;
