import type { Proof } from "./proof.ts";

type Row = { transactionType: string; currency?: string; gateway?: string };

/** What moved through no gateway is called so in reports; no filter finds it. */
const INTERNAL = "internal";

/** The transactions of a row of a report on them; all of a state, or only those of one. */
export const transactionsOf = (status?: "CONFIRMED"): Proof<Row> => ({
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
