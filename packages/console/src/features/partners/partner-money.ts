import type { components } from "@backoffice/api-client";
import { isAdmin, lacking, type Session } from "#kit/session/session.ts";

/** Why somebody may not use the dialogs of partners' money, whatever their rights: SUPER_ADMIN, ADMIN and users with no parent operator may (money §6, ruling 36). */
const notForBrands = (session: Session): string | undefined =>
  isAdmin(session) || session.parentOpId === null
    ? undefined
    : "Users of a brand do not handle the withdrawals of partners.";

/** Why somebody may not decide about what partners withdraw; nothing when they may. */
export const mayNotDecide = (session: Session): string | undefined =>
  lacking(session, "approve_reject_partner_withdrawals") ?? notForBrands(session);

/** Why somebody may not ask for a withdrawal of a partner; nothing when they may. */
export const mayNotRequest = (session: Session): string | undefined =>
  lacking(session, "request_partner_withdrawals") ?? notForBrands(session);

/** Why nothing can be withdrawn now; nothing when something can (money §5). */
export const notEnough = ({
  availableToWithdraw,
  requestsThisMonth,
  maxNoWithdrawalRequests,
}: components["schemas"]["PartnerWithdrawInfo"]): string | undefined => {
  if (requestsThisMonth >= maxNoWithdrawalRequests)
    return `No more than ${maxNoWithdrawalRequests} withdrawals can be requested in a month.`;
  return availableToWithdraw > 0 ? undefined : "You don't have enough funds to make a withdrawal.";
};
