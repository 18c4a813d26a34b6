import { useListInvoices } from "@backoffice/api-client";
import { serverTime, useLocale } from "@backoffice/ui";
import { useOperatorSource } from "#entities/operator/checks/use-operator-source.ts";
import { checksOf, known, type Checks } from "#kit/checks/checks-of.ts";
import { useSession } from "#kit/session/session.ts";
import { useLatestInvoices } from "../use-latest-invoices.ts";
import { NEW_INVOICE_CHECKS, type NewInvoiceReads } from "./new-invoice-checks.ts";
import { asReferred } from "./use-invoice-checks.ts";
import { FOUND_AT_ONCE, useReferenceSource } from "./use-reference-source.ts";

/** The checks of an invoice to generate, as entered. */
export const useNewInvoiceChecks = (charged: NewInvoiceReads["charged"], reference: string): Checks => {
  const session = useSession();
  const { locale } = useLocale();
  const { opId } = charged;
  const invoices = useLatestInvoices(opId);
  const { text, isAsked, sourceOf } = useReferenceSource(opId, reference);
  const query = useListInvoices(
    { body: { opId, page: 1, itemsPerPage: FOUND_AT_ONCE, search: text } },
    { enabled: isAsked },
  );
  return {
    ...checksOf(
      NEW_INVOICE_CHECKS,
      {
        charged: known(charged),
        now: known(serverTime()),
        locale: known(locale),
        operator: useOperatorSource(opId),
        invoices: opId === "" ? known({ items: [] }) : { query: invoices, permission: "view_billing" },
        reference: known(reference),
        sameReference: sourceOf({ ...query, data: query.data?.items.map(asReferred) }),
      },
      session,
    ),
    about: `${opId} ${reference}`,
  };
};
