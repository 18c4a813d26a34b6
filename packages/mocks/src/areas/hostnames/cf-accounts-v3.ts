import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import type { Operations } from "../../request/handler.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { visibleRow } from "../../session/visible.ts";
import { operatorFor } from "../operators/operator-for.ts";
import type { CfAccountV3Row } from "./hostnames-tables.ts";

type Create = Input<Operations["createCfAccountV3"]>;
type Change = Input<Operations["updateCfAccountV3"]>;
type Delete = Input<Operations["deleteCfAccountV3"]>["query"];

const rowOf = (db: Db, account: Account, code: string, opId: string): CfAccountV3Row => {
  const row = existing(visibleRow(db, account, db.hostnames.accounts.get(code)), "This CF account does not exist.");
  if (row.opId !== opId) throw new Refusal(400, "This CF account belongs to another operator.");
  return row;
};

/** Adds a Cloudflare account for hostnames; staff choose its code. */
export const createCfAccountV3 = ({ db, account, clock }: Actor, { query, body }: Create) => {
  const operator = operatorFor(db, account, query.opId);
  if (db.hostnames.accounts.has(body.cfAccountCode))
    throw Refusal.ofFields({ cfAccountCode: `There is an account with the code ${body.cfAccountCode} already.` });
  const at = new Date(clock.now()).toISOString();
  const { cfAccountCode, cfAccountId, cfApiKey } = body;
  const row: CfAccountV3Row = {
    cfAccountCode,
    cfAccountId,
    cfApiKey,
    opId: operator.opId,
    partnerId: null,
    createdAt: at,
    updatedAt: at,
  };
  db.hostnames.accounts.set(row.cfAccountCode, row);
  return row;
};

/** Changes a Cloudflare account; an empty key keeps the stored one. */
export const updateCfAccountV3 = ({ db, account, clock }: Actor, { query, body }: Change) => {
  const row = rowOf(db, account, body.cfAccountCode, query.opId);
  const cfApiKey = body.cfApiKey?.trim() || row.cfApiKey;
  const updatedAt = new Date(clock.now()).toISOString();
  const next: CfAccountV3Row = { ...row, cfAccountId: body.cfAccountId, cfApiKey, updatedAt };
  db.hostnames.accounts.set(row.cfAccountCode, next);
  return next;
};

/** Deletes an account that no hostname uses. */
export const deleteCfAccountV3 = (db: Db, account: Account, query: Delete): null => {
  const row = rowOf(db, account, query.cfAccountCode, query.opId);
  const users = [...db.hostnames.hostnames.values()].filter((it) => it.cfAccountCode === row.cfAccountCode).length;
  if (users > 0)
    throw new Refusal(400, `${row.cfAccountCode} still holds ${users} ${users === 1 ? "hostname" : "hostnames"}.`);
  db.hostnames.accounts.delete(row.cfAccountCode);
  return null;
};
