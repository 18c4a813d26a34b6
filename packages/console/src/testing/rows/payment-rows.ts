import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

type Schemas = components["schemas"];
type PaymentRow = Omit<Schemas["Payment"], "opTitle">;

/** The first matching payment of Nordlys, as in the list. */
export const paymentOf = (db: Db, matches: (row: PaymentRow) => boolean): Schemas["Payment"] => ({
  ...firstOf(db.billing.payments, (row) => row.opId === "op-nordlys" && matches(row)),
  opTitle: "Nordlys",
});

/** An unpaid invoice of Nordlys: no payment has its number. */
export const unpaidInvoice = (db: Db) =>
  firstOf(
    db.billing.invoices,
    (row) =>
      row.opId === "op-nordlys" && ![...db.billing.payments.values()].some((it) => it.invoiceNo === row.invoiceNo),
  );

/** An amount as the console writes it in English: at least two decimals, and as many as TRX has at most. */
export const money = (value: number, currency: string): string =>
  `${new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(value)} ${currency}`;
