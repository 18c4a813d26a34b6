import type { components } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import { Refusal } from "../../request/refusal.ts";
import { createBonus, createBonusRelease } from "./save-bonus.ts";
import type { BonusReleaseRow, BonusRow } from "./bonus-tables.ts";

type Schemas = components["schemas"];
type Conditions = Omit<Schemas["NewBonusRelease"], "type" | "playersCount" | "description"> & { type: string };

/** Whether two bonuses have the same conditions: at one operator, at overlapping times, players would get both. */
const isSame = (a: Conditions, b: Conditions) =>
  a.type === b.type &&
  a.title === b.title &&
  a.prizeType === b.prizeType &&
  a.bonusAmountInUSD === b.bonusAmountInUSD &&
  a.bonusPercentage === b.bonusPercentage &&
  a.minDepositInUSD === b.minDepositInUSD &&
  a.wagerRequirement === b.wagerRequirement &&
  Date.parse(a.startTime) < Date.parse(b.endTime) &&
  Date.parse(b.startTime) < Date.parse(a.endTime);

const check = (draft: Conditions, others: Iterable<Conditions>): void => {
  if ([...others].some((it) => it.opId === draft.opId && isSame(it, draft)))
    throw new Refusal(400, "Failed to clone bonus, there is an existing bonus with the same conditions");
};

/** Copies a bonus to another operator (content §7). */
export const cloneBonus = (
  { db, account, clock }: Actor,
  { targetOpId, status = "ACTIVE", ...bonus }: Schemas["BonusClone"],
): BonusRow => {
  const draft = { ...bonus, status, opId: targetOpId };
  check(draft, db.bonus.bonuses.values());
  return createBonus({ db, account, clock }, draft);
};

/** Copies a release to another operator (content §7). */
export const cloneBonusRelease = (
  { db, account, clock }: Actor,
  { targetOpId, ...release }: Schemas["BonusReleaseClone"],
): BonusReleaseRow => {
  const draft = { ...release, opId: targetOpId };
  check(draft, db.bonus.releases.values());
  return createBonusRelease({ db, account, clock }, draft);
};
