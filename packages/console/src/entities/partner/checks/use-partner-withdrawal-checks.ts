import { useListPartnerWithdraws, useShowPartner, type components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { checksOf, known, type Checks } from "#kit/checks/checks-of.ts";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";
import { PARTNER_WITHDRAWAL_CHECKS } from "./partner-withdrawal-checks.ts";

/** Enough to name the partners that share an address. */
const AT_ONCE = 10;

/** The checks of a partner's withdrawal. Each read is sent only with its permission. */
export const usePartnerWithdrawalChecks = (withdrawal: components["schemas"]["PartnerWithdraw"]): Checks => {
  const session = useSession();
  const { locale } = useLocale();
  const { partnerId, destinationAddress: search } = withdrawal;
  const permission = "view_partner_withdrawals";
  const mayList = { enabled: can(session, permission) };
  const page = { page: 1, opId: ALL };
  const partner = useShowPartner({ body: { partnerId } }, { enabled: can(session, "view_partners") });
  const paid = useListPartnerWithdraws({ body: { ...page, itemsPerPage: 1, partnerId, status: "CONFIRMED" } }, mayList);
  const sameAddress = useListPartnerWithdraws({ body: { ...page, itemsPerPage: AT_ONCE, search } }, mayList);
  return checksOf(
    PARTNER_WITHDRAWAL_CHECKS,
    {
      withdrawal: known(withdrawal),
      locale: known(locale),
      partner: { query: partner, permission: "view_partners" },
      paid: { query: paid, permission },
      sameAddress: { query: sameAddress, permission },
    },
    session,
  );
};
