import type { Db } from "../../db/db.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { visibleRow } from "../../session/visible.ts";
import type { PartnerRow } from "./partners-tables.ts";

/** Whether the account may see the rows of a partner; a partner's user sees only that partner's. */
export const seesPartner = ({ role, user }: Account, partnerId: string | null): boolean =>
  role !== "PARTNER" || user.partnerId === partnerId;

/** The partner of a call; refused when it does not exist or is not visible to the account. */
export const partnerNamed = (
  db: Db,
  account: Account,
  { partnerId, opId }: { partnerId: string; opId?: string | undefined },
): PartnerRow => {
  const partner = visibleRow(db, account, db.partners.partners.get(partnerId));
  if (!partner || !seesPartner(account, partnerId)) throw new Refusal(404, "This partner does not exist.");
  if (opId !== undefined && partner.opId !== opId)
    throw Refusal.ofFields({ opId: "This partner belongs to another operator." });
  return partner;
};
