import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import { createRandom } from "../../db/random.ts";
import { refuseFields, existing, Refusal, type FieldMessages } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";

type Terms = Pick<
  components["schemas"]["NewBonus"],
  "title" | "bonusAmountInUSD" | "bonusPercentage" | "startTime" | "endTime"
>;

/** Checks the terms of a bonus or release. */
export const checkTerms = ({ title, bonusAmountInUSD, startTime, endTime }: Terms): void => {
  const fields: FieldMessages = {};
  if (title.trim() === "") fields["title"] = "The name is required.";
  if (bonusAmountInUSD <= 0) fields["bonusAmountInUSD"] = "The amount must be above 0.";
  if (Date.parse(endTime) <= Date.parse(startTime)) fields["endTime"] = "The end must be after the start.";
  refuseFields(fields);
};

/** The title of the operator or brand of a new row; refused when the account may not see it. */
export const operatorTitle = (db: Db, account: Account, opId: string): { opTitle: string } => {
  if (opId === "*") throw Refusal.ofFields({ opId: "Operator not found, please select an operator." });
  scopeOf(db, account, opId);
  return { opTitle: db.operators.get(opId)?.title ?? opId };
};

type Named = { bonusId: string; uniqeId: string; opId: string };

/** New ids, deterministic: the same name and table give the same ids. */
export const bonusIds = (table: ReadonlyMap<string, Named>, prefix: string, name: string) => {
  const random = createRandom(`${prefix}/${name}/${table.size}`);
  let bonusId = random.uuid();
  while (table.has(bonusId)) bonusId = random.uuid();
  const numbers = [...table.values()].map((it) => Number(it.uniqeId.slice(3)));
  return { bonusId, uniqeId: `${prefix}-${Math.max(10_000, ...numbers) + 1}` };
};

/** The row to change; refused when it does not exist, is not visible to the account or belongs to another operator. */
export const bonusRowOf = <Row extends Named>(
  db: Db,
  account: Account,
  table: ReadonlyMap<string, Row>,
  { bonusId, opId }: { bonusId: string; opId: string },
): Row => {
  const row = existing(visibleRow(db, account, table.get(bonusId)), "This bonus does not exist.");
  if (row.opId !== opId) throw Refusal.ofFields({ opId: "This bonus belongs to another operator." });
  return row;
};

/** Version, times and author of a new row. */
export const madeBy = ({ nickname, email }: Account, now: number) => {
  const moment = new Date(now).toISOString();
  return { version: 1, createdAt: moment, updatedAt: moment, createdBy: nickname ?? email };
};

/** Version and time of a changed row. */
export const changedAt = ({ version }: { version: number }, now: number) => ({
  version: version + 1,
  updatedAt: new Date(now).toISOString(),
});
