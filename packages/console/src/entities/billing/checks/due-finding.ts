import type { components } from "@backoffice/api-client";
import type { Finding, Proof } from "#kit/checks/check-rule.ts";
import { dueAt } from "../due-at.ts";

type Invoice = Pick<components["schemas"]["Invoice"], "invoiceNo" | "opId" | "issuedAt">;

export const invoiceProof = (invoiceNo: number): Proof => ({
  label: "Invoice",
  to: "/billing/invoices",
  query: { search: String(invoiceNo) },
  permission: "view_billing",
});

/** Whether an invoice that is not paid is overdue (money §9); `now` in epoch milliseconds. */
export const dueFinding = ({ invoiceNo, opId, issuedAt }: Invoice, now: number): Finding =>
  now < dueAt(issuedAt)
    ? { state: "clear", text: "not yet" }
    : {
        state: "look",
        text: "overdue",
        reason: `Overdue. Invoice ${invoiceNo} was due on the 5th.`,
        proof: {
          label: "Unpaid invoices",
          to: "/billing/invoices",
          query: { opId, status: "UNPAID" },
          permission: "view_billing",
        },
      };
