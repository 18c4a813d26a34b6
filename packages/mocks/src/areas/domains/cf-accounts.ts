import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import type { Operations } from "../../request/handler.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { visibleRow } from "../../session/visible.ts";
import { operatorFor } from "../operators/operator-for.ts";
import type { CfAccountRow } from "./domains-tables.ts";

type Create = Input<Operations["createCfAccount"]>;
type Change = Input<Operations["updateCfAccount"]>["body"];
type Delete = Input<Operations["deleteCfAccount"]>["query"];

const freeCode = ({ domains }: Db, opId: string): string => {
  const name = opId.slice(3).toUpperCase();
  let number = 1;
  while (domains.accounts.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
};

/** The account of a call, which must be visible to the caller. */
export const cfAccountOf = (db: Db, account: Account, code: string): CfAccountRow =>
  existing(visibleRow(db, account, db.domains.accounts.get(code)), "This CF account does not exist.");

/** Adds a Cloudflare account by its token; its code is generated. */
export const createCfAccount = ({ db, account, clock }: Actor, { query, body }: Create) => {
  const operator = operatorFor(db, account, query.opId);
  if (body.opId !== query.opId)
    throw Refusal.ofFields({ opId: "The operator in the query and in the body must be the same." });
  const accountId = body.accountId.trim();
  const taken = [...db.domains.accounts.values()].some(
    (it) => it.opId === operator.opId && it.cfAccountId === accountId,
  );
  if (taken) throw Refusal.ofFields({ accountId: `The account ${accountId} has already been added.` });
  const at = new Date(clock.now()).toISOString();
  const row: CfAccountRow = {
    cfAccountCode: freeCode(db, operator.opId),
    cfAccountId: accountId,
    title: body.title,
    description: null,
    note: null,
    opId: operator.opId,
    partnerId: null,
    cfApiKey: body.token,
    createdAt: at,
    updatedAt: at,
  };
  db.domains.accounts.set(row.cfAccountCode, row);
  return row;
};

/** Changes a Cloudflare account; an empty key keeps the stored one. */
export const updateCfAccount = ({ db, account, clock }: Actor, body: Change): CfAccountRow => {
  const row = cfAccountOf(db, account, body.cfAccountCode);
  const { title, description = row.description, note = row.note } = body;
  const next = { ...row, title, description, note, cfApiKey: body.cfApiKey?.trim() || row.cfApiKey };
  db.domains.accounts.set(row.cfAccountCode, { ...next, updatedAt: new Date(clock.now()).toISOString() });
  return db.domains.accounts.get(row.cfAccountCode)!;
};

/** Deletes an account that no domain uses. */
export const deleteCfAccount = (db: Db, account: Account, query: Delete): null => {
  const row = cfAccountOf(db, account, query.cfAccountCode);
  if (row.opId !== query.opId) throw new Refusal(400, "This CF account belongs to another operator.");
  if (query.accountId !== undefined && query.accountId !== row.cfAccountId)
    throw Refusal.ofFields({ accountId: "This CF account has another id." });
  const users = [...db.domains.domains.values()].filter((it) => it.cfAccountCode === row.cfAccountCode).length;
  if (users > 0) throw new Refusal(400, `${row.title} still holds ${users} ${users === 1 ? "domain" : "domains"}.`);
  db.domains.accounts.delete(row.cfAccountCode);
  return null;
};
