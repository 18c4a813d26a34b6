import { useListPayments, type components } from "@backoffice/api-client";
import { serverTime, useLocale } from "@backoffice/ui";
import { useOperatorSource } from "#entities/operator/checks/use-operator-source.ts";
import { checksOf, known, type Checks } from "#kit/checks/checks-of.ts";
import { can, useSession } from "#kit/session/session.ts";
import { useLatestInvoices } from "../use-latest-invoices.ts";
import { PAYMENT_CHECKS, type EnteredPayment } from "./payment-checks.ts";

type Payment = components["schemas"]["Payment"];

/** Enough to find a payment that was entered twice. */
const LATEST = 50;

/** The latest payments of an operator, for users who may see billing. */
export const useLatestPayments = (opId: string) => {
  const allowed = can(useSession(), "view_billing");
  const query = useListPayments(
    { body: { opId, page: 1, itemsPerPage: LATEST, sortBy: "issuedDate", sortDirection: "desc" } },
    { enabled: opId !== "" && allowed, staleTime: 0 },
  );
  return opId === "" ? known({ items: [] }) : { query, permission: "view_billing" as const };
};

/** The checks of an operator's payment as entered; `before` is the payment that is changed. */
export const usePaymentChecks = (payment: EnteredPayment, before: Payment | null = null): Checks => {
  const session = useSession();
  const { locale } = useLocale();
  const { opId } = payment;
  const invoices = useLatestInvoices(opId);
  return {
    ...checksOf(
      PAYMENT_CHECKS,
      {
        payment: known(payment),
        before: known(before),
        operator: useOperatorSource(opId),
        invoices: opId === "" ? known({ items: [], count: 0 }) : { query: invoices, permission: "view_billing" },
        payments: useLatestPayments(opId),
        now: known(serverTime()),
        locale: known(locale),
      },
      session,
    ),
    about: opId,
  };
};
