import type { CheckRule } from "#kit/checks/check-rule.ts";
import { OPERATOR_CHECK } from "#entities/operator/checks/operator-check.ts";
import { REPEATED_CHECK, type PaymentReads } from "./payment-checks.ts";
import { REFERENCE_CHECK, type ReferenceReads } from "./reference-check.ts";

/** Data for the checks of a payment on account with a reference. */
export type PaymentRecordReads = Pick<PaymentReads, "operator" | "payment" | "before" | "payments"> & ReferenceReads;

export const PAYMENT_RECORD_CHECKS: readonly CheckRule<PaymentRecordReads>[] = [
  REFERENCE_CHECK,
  REPEATED_CHECK,
  OPERATOR_CHECK,
];
