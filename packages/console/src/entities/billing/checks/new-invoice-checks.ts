import type { components } from "@backoffice/api-client";
import { amountText } from "#entities/money/amount-text.ts";
import { OPERATOR_CHECK, type OperatorReads } from "#entities/operator/checks/operator-check.ts";
import { checkRules, type CheckRule, type Finding } from "#kit/checks/check-rule.ts";
import { formatMonth } from "../months.ts";
import { invoiceProof } from "./due-finding.ts";
import { REFERENCE_CHECK, type ReferenceReads } from "./reference-check.ts";

type Invoice = Pick<
  components["schemas"]["Invoice"],
  "invoiceNo" | "opId" | "month" | "year" | "totalPayableAmountInUSD"
>;

/** Data for the checks of an invoice to generate. */
export type NewInvoiceReads = OperatorReads &
  ReferenceReads & {
    /** `month` 1 to 12. */
    charged: { opId: string; month: number; year: number };
    /** The latest invoices of the operator. */
    invoices: { items: readonly Invoice[] };
    /** The server's time, in epoch milliseconds. */
    now: number;
    /** Of the user, for amounts (BCP 47). */
    locale: string;
  };

const monthFinding = ({ charged: { month, year }, now }: Pick<NewInvoiceReads, "charged" | "now">): Finding =>
  now >= Date.UTC(year, month, 1)
    ? { state: "clear", text: "over" }
    : {
        state: "look",
        text: "not over",
        reason: `${formatMonth(month, year)} is not over. Its GGR can still change.`,
      };

const existingFinding = ({
  charged,
  invoices,
  locale,
}: Pick<NewInvoiceReads, "charged" | "invoices" | "locale">): Finding => {
  const { opId, month, year } = charged;
  if (opId === "") return { state: "none", text: "not chosen" };
  const existing = invoices.items.find((it) => it.opId === opId && it.month === month && it.year === year);
  if (!existing) return { state: "clear", text: "none" };
  const { invoiceNo, totalPayableAmountInUSD } = existing;
  return {
    state: "look",
    text: String(invoiceNo),
    reason: `Invoiced already. Invoice ${invoiceNo} charges ${amountText(totalPayableAmountInUSD, "USD", locale)} for ${formatMonth(month, year)}.`,
    proof: invoiceProof(invoiceNo),
  };
};

const rule = checkRules<NewInvoiceReads>();

export const NEW_INVOICE_CHECKS: readonly CheckRule<NewInvoiceReads>[] = [
  rule({
    code: "EXISTING",
    label: "Existing invoice",
    needs: ["charged", "invoices", "locale"],
    find: existingFinding,
  }),
  rule({ code: "MONTH", label: "Month", needs: ["charged", "now"], find: monthFinding }),
  REFERENCE_CHECK,
  OPERATOR_CHECK,
];
