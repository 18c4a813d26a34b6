import { useListInvoices } from "@backoffice/api-client";
import { can, useSession } from "#kit/session/session.ts";

/** More than the months since billing began; an operator has one invoice a month. */
const LATEST = 50;

/** The latest invoices of an operator or brand, for users who may see billing. */
export const useLatestInvoices = (opId: string) => {
  const allowed = can(useSession(), "view_billing");
  return useListInvoices(
    { body: { opId, page: 1, itemsPerPage: LATEST, sortBy: "issuedAt", sortDirection: "desc" } },
    { enabled: opId !== "" && allowed, staleTime: 0 },
  );
};
