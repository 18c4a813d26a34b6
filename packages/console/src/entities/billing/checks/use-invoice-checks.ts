import { useListInvoices, type components } from "@backoffice/api-client";
import { serverTime } from "@backoffice/ui";
import { useOperatorSource } from "#entities/operator/checks/use-operator-source.ts";
import { checksOf, known, type Checks } from "#kit/checks/checks-of.ts";
import { can, useSession } from "#kit/session/session.ts";
import { INVOICE_CHECKS } from "./invoice-checks.ts";
import { FOUND_AT_ONCE } from "./use-reference-source.ts";

type Invoice = components["schemas"]["Invoice"];

/** How the check of a reference names an invoice. */
export const asReferred = ({ reference, invoiceNo }: Pick<Invoice, "reference" | "invoiceNo">) => ({
  reference,
  name: `invoice ${invoiceNo}`,
});

/** The checks of an invoice that is not paid. */
export const useInvoiceChecks = (invoice: Invoice): Checks => {
  const session = useSession();
  const { _id, opId, reference } = invoice;
  const invoices = useListInvoices(
    { body: { opId, page: 1, itemsPerPage: FOUND_AT_ONCE, search: reference } },
    { enabled: reference !== "" && can(session, "view_billing") },
  );
  const others = invoices.data?.items.filter((it) => it._id !== _id).map(asReferred);
  return checksOf(
    INVOICE_CHECKS,
    {
      invoice: known(invoice),
      now: known(serverTime()),
      operator: useOperatorSource(opId),
      reference: known(reference),
      sameReference:
        reference === "" ? known([]) : { query: { ...invoices, data: others }, permission: "view_billing" as const },
    },
    session,
  );
};
