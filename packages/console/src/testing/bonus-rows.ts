import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

/** A bonus of Nordlys, the operator whose staff the stories know. */
export const bonusOf = (db: Db) => firstOf(db.bonus.bonuses, ({ opId }) => opId === "op-nordlys");

/** The same, which no player is using, so that it can be deleted. */
export const leaveBonus = (db: Db): void => {
  const { bonusId } = bonusOf(db);
  for (const claim of db.bonus.claims.values()) if (claim.bonusId === bonusId) db.bonus.claims.delete(claim.claimId);
};

/** Has a player use a bonus. */
export const claimBonus = (db: Db, bonusId: string): void => {
  const [claim] = [...db.bonus.claims.values()];
  db.bonus.claims.set("used", { ...claim!, claimId: "used", bonusId, status: "ACTIVE" });
};
