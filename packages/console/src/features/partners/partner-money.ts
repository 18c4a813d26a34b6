import type { components } from "@backoffice/api-client";
import { isAdmin, lacking, type Session } from "#kit/session/session.ts";

/** Reason for users who may not handle partner money: only SUPER_ADMIN, ADMIN and users without a parent operator may (money §6, ruling 36). */
const notForBrands = (session: Session): string | undefined =>
  isAdmin(session) || session.parentOpId === null ? undefined : "Brand users cannot handle partner withdrawals.";

/** Disabled reason of a decision, else undefined. */
export const mayNotDecide = (session: Session): string | undefined =>
  lacking(session, "approve_reject_partner_withdrawals") ?? notForBrands(session);

/** Disabled reason of a withdrawal request, else undefined. */
export const mayNotRequest = (session: Session): string | undefined =>
  lacking(session, "request_partner_withdrawals") ?? notForBrands(session);

/** Reason why no withdrawal is possible now, else undefined (money §5). */
export const notEnough = ({
  availableToWithdraw,
  requestsThisMonth,
  maxNoWithdrawalRequests,
}: components["schemas"]["PartnerWithdrawInfo"]): string | undefined => {
  if (requestsThisMonth >= maxNoWithdrawalRequests)
    return `At most ${maxNoWithdrawalRequests} withdrawals can be requested in a month.`;
  return availableToWithdraw > 0 ? undefined : "You don't have enough funds to make a withdrawal.";
};
