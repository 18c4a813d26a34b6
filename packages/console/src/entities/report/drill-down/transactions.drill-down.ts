import type { DrillDown } from "./drill-down.ts";

type Row = { transactionType: string; currency?: string; gateway?: string };

/** Reports name transactions without a gateway so; no filter finds them. */
const INTERNAL = "internal";

/** Transactions of a report row, with one status or all. */
export const transactionsOf = (status?: "CONFIRMED"): DrillDown<Row> => ({
  to: "/transactions/list",
  permission: "view_transactions",
  query: (row) => {
    if (row?.gateway === INTERNAL) return undefined;
    const { transactionType, currency, gateway } = row ?? {};
    return {
      ...(transactionType && { transactionTypes: transactionType }),
      ...(currency && { currency }),
      ...(gateway && { gateway }),
      ...(status && { status }),
    };
  },
  carries: { currency: "currency", transactionType: "transactionTypes", gateway: "gateway" },
});
