import { useListPayments } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { useOperatorSource } from "#entities/operator/checks/use-operator-source.ts";
import { checksOf, known, type Checks } from "#kit/checks/checks-of.ts";
import { useSession } from "#kit/session/session.ts";
import type { EnteredPayment } from "./payment-checks.ts";
import { PAYMENT_RECORD_CHECKS } from "./payment-record-checks.ts";
import { FOUND_AT_ONCE, useReferenceSource } from "./use-reference-source.ts";
import { useLatestPayments } from "./use-payment-checks.ts";

/** The checks of a payment on account as entered, with its reference. */
export const usePaymentRecordChecks = (payment: EnteredPayment, reference: string): Checks => {
  const session = useSession();
  const { locale } = useLocale();
  const { opId } = payment;
  const { text, isAsked, sourceOf } = useReferenceSource(opId, reference);
  const payments = useListPayments(
    { body: { opId, page: 1, itemsPerPage: FOUND_AT_ONCE, search: text } },
    { enabled: isAsked },
  );
  const others = payments.data?.items.map((it) => ({
    reference: it.reference,
    name: `a payment of ${amountText(it.amount, it.currency, locale)}`,
  }));
  return {
    ...checksOf(
      PAYMENT_RECORD_CHECKS,
      {
        payment: known(payment),
        before: known(null),
        operator: useOperatorSource(opId),
        payments: useLatestPayments(opId),
        reference: known(reference),
        sameReference: sourceOf({ ...payments, data: others }),
      },
      session,
    ),
    about: `${opId} ${reference}`,
  };
};
