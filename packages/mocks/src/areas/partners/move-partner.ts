import type { Db } from "../../db/db.ts";
import { operatorMetadata } from "../staff/seed-staff.ts";
import type { PartnerRow } from "./partners-tables.ts";
import { partnerUserOf } from "./partner-user.ts";

/**
 * Assigns a brand to a partner without one. The partner's user moves to the brand and gets another code (ruling 35).
 */
export const movePartner = (db: Db, partner: PartnerRow, opId: string): void => {
  const { partnerId } = partner;
  const brand = db.operators.get(opId);
  db.partners.partners.set(partnerId, {
    ...partner,
    partnerType: "BRANDED",
    opId,
    opTitle: brand?.title ?? opId,
    parentOpId: brand?.parentOpId ?? null,
  });
  const user = partnerUserOf(db, partnerId);
  if (!user) return;
  const own = { ...user.app_metadata, ...operatorMetadata(brand), userCode: `${opId}-${partnerId}` };
  db.staff.users.set(user.user_id, { ...user, app_metadata: own });
};
