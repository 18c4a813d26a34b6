import type { components } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import { refuseFields, Refusal, type FieldMessages } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { bonusIds, bonusRowOf, changedAt, madeBy, operatorTitle } from "./bonus-terms.ts";
import type { BonusFormRow } from "./bonus-tables.ts";

type Schemas = components["schemas"];

const check = ({ title, fields: questions }: Schemas["NewBonusForm"]): void => {
  const fields: FieldMessages = {};
  if (title.trim() === "") fields["title"] = "The name is required.";
  const keys = questions.map((it) => it.key);
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) !== index) fields[`fields.${index}.key`] = `The key ${key} is used twice.`;
  refuseFields(fields);
};

export const createBonusForm = ({ db, account, clock }: Actor, draft: Schemas["NewBonusForm"]): BonusFormRow => {
  const operator = operatorTitle(db, account, draft.opId);
  check(draft);
  const ids = bonusIds(db.bonus.forms, "FM", `${draft.opId}/${draft.title}`);
  const row: BonusFormRow = { ...draft, ...ids, ...operator, ...madeBy(account, clock.now()) };
  db.bonus.forms.set(row.bonusId, row);
  return row;
};

export const updateBonusForm = ({ db, account, clock }: Actor, change: Schemas["BonusFormChange"]): BonusFormRow => {
  const row = bonusRowOf(db, account, db.bonus.forms, change);
  check(change);
  const changed: BonusFormRow = { ...row, ...change, ...changedAt(row, clock.now()) };
  db.bonus.forms.set(row.bonusId, changed);
  return changed;
};

/** Deletes a form without open requests. */
export const deleteBonusForm = (db: Db, account: Account, which: { bonusId: string; opId: string }): null => {
  const row = bonusRowOf(db, account, db.bonus.forms, which);
  const waiting = [...db.bonus.requests.values()].filter(
    (it) => it.bonusId === row.bonusId && it.status === "PENDING",
  ).length;
  if (waiting > 0)
    throw new Refusal(
      400,
      waiting === 1 ? "A request of this form is pending." : `${waiting} requests of this form are pending.`,
    );
  db.bonus.forms.delete(row.bonusId);
  return null;
};
