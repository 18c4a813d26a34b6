import { describe, expect, it } from "vitest";
import { findingsOf } from "#testing/kit/findings-of.ts";
import { INVOICE_CHECKS, type InvoiceReads } from "./invoice-checks.ts";
import { NEW_INVOICE_CHECKS, type NewInvoiceReads } from "./new-invoice-checks.ts";

const operator = { status: "ACTIVE" as const };
const REFERENCE = { reference: "NOR-2026-10", sameReference: [] };
const FACTS: InvoiceReads = {
  ...REFERENCE,
  operator,
  invoice: { invoiceNo: 1042, opId: "op-nordlys", issuedAt: "2026-11-01T08:00:00Z" },
  now: Date.parse("2026-11-05T23:59:59Z"),
};
const NEW: NewInvoiceReads = {
  ...REFERENCE,
  operator,
  charged: { opId: "op-nordlys", month: 10, year: 2026 },
  invoices: {
    items: [{ invoiceNo: 1041, opId: "op-nordlys", month: 9, year: 2026, totalPayableAmountInUSD: 15_400 }],
  },
  now: Date.parse("2026-11-01T00:00:00Z"),
  locale: "en",
};

describe("checks of an invoice", () => {
  const says = findingsOf(INVOICE_CHECKS, FACTS);
  it.each<[string, string, Partial<InvoiceReads>, string]>([
    ["last second of the 5th", "Due", {}, "clear | not yet"],
    ["reference of its own", "Reference", {}, "clear | no other"],
    ["no reference", "Reference", { reference: " " }, "none | not entered"],
    [
      "reference that only contains it",
      "Reference",
      { sameReference: [{ reference: "NOR-2026-10b", name: "invoice 7" }] },
      "clear | no other",
    ],
    [
      "same reference in another case",
      "Reference",
      { sameReference: [{ reference: "nor-2026-10 ", name: "invoice 7" }] },
      "look | used before | Duplicate reference. It is also the reference of invoice 7.",
    ],
    [
      "operator is inactive",
      "Operator",
      { operator: { status: "INACTIVE" } },
      "look | inactive | The operator is inactive.",
    ],
  ])("%s", (_name, label, changes, expected) => expect(says(label, changes)).toBe(expected));
});

describe("checks of an invoice to generate", () => {
  const says = findingsOf(NEW_INVOICE_CHECKS, NEW);
  it.each<[string, string, Partial<NewInvoiceReads>, string]>([
    ["month is over, to the second", "Month", {}, "clear | over"],
    [
      "last second of the month",
      "Month",
      { now: Date.parse("2026-10-31T23:59:59Z") },
      "look | not over | October 2026 is not over. Its GGR can still change.",
    ],
    ["month without an invoice", "Existing invoice", {}, "clear | none"],
    [
      "month with an invoice",
      "Existing invoice",
      { charged: { ...NEW.charged, month: 9 } },
      "look | 1041 | Invoiced already. Invoice 1041 charges 15,400.00 USD for September 2026.",
    ],
    [
      "invoice of a brand of the operator",
      "Existing invoice",
      { charged: { opId: "op-solvik", month: 9, year: 2026 } },
      "clear | none",
    ],
    [
      "operator not chosen",
      "Existing invoice",
      { charged: { ...NEW.charged, opId: "" }, operator: null },
      "none | not chosen",
    ],
  ])("%s", (_name, label, changes, expected) => expect(says(label, changes)).toBe(expected));
});
