import type { components } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import { releaseStatus } from "./seed-bonus.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { bonusIds, bonusRowOf, changedAt, madeBy, checkTerms, operatorTitle } from "./bonus-terms.ts";
import type { BonusReleaseRow, BonusRow } from "./bonus-tables.ts";

type Schemas = components["schemas"];
type Draft<Row> = Row & { description?: string | null };

export const createBonus = ({ db, account, clock }: Actor, draft: Draft<Schemas["NewBonus"]>): BonusRow => {
  const operator = operatorTitle(db, account, draft.opId);
  checkTerms(draft);
  const ids = bonusIds(db.bonus.bonuses, "BN", `${draft.opId}/${draft.title}`);
  const row: BonusRow = { ...draft, ...ids, ...operator, claimsCount: 0, ...madeBy(account, clock.now()) };
  db.bonus.bonuses.set(row.bonusId, row);
  return row;
};

export const updateBonus = ({ db, account, clock }: Actor, change: Schemas["BonusChange"]): BonusRow => {
  const row = bonusRowOf(db, account, db.bonus.bonuses, change);
  checkTerms(change);
  const changed: BonusRow = { ...row, ...change, ...changedAt(row, clock.now()) };
  db.bonus.bonuses.set(row.bonusId, changed);
  return changed;
};

/** Deletes a bonus that no player is using. */
export const deleteBonus = (db: Db, account: Account, which: { bonusId: string; opId: string }): null => {
  const row = bonusRowOf(db, account, db.bonus.bonuses, which);
  const using = [...db.bonus.claims.values()].filter((it) => it.bonusId === row.bonusId && it.status === "ACTIVE");
  if (using.length > 0)
    throw new Refusal(
      400,
      using.length === 1
        ? "A player is still using this bonus."
        : `${using.length} players are still using this bonus.`,
    );
  db.bonus.bonuses.delete(row.bonusId);
  return null;
};

export const createBonusRelease = (
  { db, account, clock }: Actor,
  draft: Schemas["NewBonusRelease"],
): BonusReleaseRow => {
  const operator = operatorTitle(db, account, draft.opId);
  checkTerms(draft);
  const row: BonusReleaseRow = {
    ...draft,
    ...bonusIds(db.bonus.releases, "RL", `${draft.opId}/${draft.title}`),
    ...operator,
    status: releaseStatus(draft, clock.now()),
    claimsCount: 0,
    wageredInUSD: 0,
    ...madeBy(account, clock.now()),
  };
  db.bonus.releases.set(row.bonusId, row);
  return row;
};

export const updateBonusRelease = (
  { db, account, clock }: Actor,
  change: Schemas["BonusReleaseChange"],
): BonusReleaseRow => {
  const row = bonusRowOf(db, account, db.bonus.releases, change);
  checkTerms(change);
  if (change.playersCount < row.claimsCount)
    throw Refusal.ofFields({ playersCount: `${row.claimsCount} players have claimed it already.` });
  const status = releaseStatus(change, clock.now());
  const changed: BonusReleaseRow = { ...row, ...change, status, ...changedAt(row, clock.now()) };
  db.bonus.releases.set(row.bonusId, changed);
  return changed;
};

/** Deletes a release, unless it is running. */
export const deleteBonusRelease = ({ db, account, clock }: Actor, which: { bonusId: string; opId: string }): null => {
  const row = bonusRowOf(db, account, db.bonus.releases, which);
  if (releaseStatus(row, clock.now()) === "RUNNING") throw new Refusal(400, "This release is running. End it first.");
  db.bonus.releases.delete(row.bonusId);
  return null;
};
