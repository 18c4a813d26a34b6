import type { components } from "@backoffice/api-client";
import { OPERATOR_CHECK, type OperatorReads } from "#entities/operator/checks/operator-check.ts";
import { checkRules, type CheckRule } from "#kit/checks/check-rule.ts";
import { dueFinding } from "./due-finding.ts";
import { REFERENCE_CHECK, type ReferenceReads } from "./reference-check.ts";

/** Data for the checks of an invoice that is not paid. */
export type InvoiceReads = OperatorReads &
  ReferenceReads & {
    invoice: Pick<components["schemas"]["Invoice"], "invoiceNo" | "opId" | "issuedAt">;
    /** The server's time, in epoch milliseconds. */
    now: number;
  };

const rule = checkRules<InvoiceReads>();

export const INVOICE_CHECKS: readonly CheckRule<InvoiceReads>[] = [
  rule({ code: "DUE", label: "Due", needs: ["invoice", "now"], find: ({ invoice, now }) => dueFinding(invoice, now) }),
  REFERENCE_CHECK,
  OPERATOR_CHECK,
];
