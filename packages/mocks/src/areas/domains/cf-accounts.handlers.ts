import { createCfAccountV3, deleteCfAccountV3, updateCfAccountV3 } from "../hostnames/cf-accounts-v3.ts";
import { cfAccountOf, createCfAccount, deleteCfAccount, updateCfAccount } from "./cf-accounts.ts";
import { serves } from "../operators/operator-for.ts";
import type { Db } from "../../db/db.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { byField, list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { sorted } from "../../request/sorted.ts";
import { omit } from "../../request/omit.ts";
import type { Account } from "../../session/accounts.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";
import type { CfAccountRow } from "./domains-tables.ts";

/** The Cloudflare accounts that an operator or brand can use; a brand also uses those of its operator. */
const choices = (db: Db, account: Account, opId = "*"): CfAccountRow[] => {
  const scope = scopeOf(db, account, opId);
  const places = [...scope].flatMap((id) => db.operators.get(id) ?? []);
  const rows = [...db.domains.accounts.values()].filter((row) => places.some((operator) => serves(operator, row.opId)));
  return sorted(rows, byField("title"));
};

export const cfAccounts = {
  listCfTokens: ({ db, account, input: { query } }) => {
    const rows = choices(db, account, query.opId);
    return rows.map(({ title, cfApiKey }) => ({ title, token: cfApiKey }));
  },
  listCfAccountChoices: ({ db, account, input: { query } }) => {
    const rows = choices(db, account, query?.opId);
    return { items: rows.map(({ title, cfAccountId, cfAccountCode }) => ({ title, cfAccountId, cfAccountCode })) };
  },

  listCfAccounts: (call) => {
    const found = list(call, call.db.domains.accounts.values(), {
      opIdOf: (row) => row.opId,
      search: (row) => [row.title, row.cfAccountCode, row.cfAccountId],
    });
    return { ...found, items: found.items.map((row) => omit(row, "cfApiKey")) };
  },
  showCfAccount: ({ db, account, input: { body } }) => cfAccountOf(db, account, body.cfAccountCode),
  createCfAccount: (call) => createCfAccount(call, call.input),
  updateCfAccount: (call) => updateCfAccount(call, call.input.body),
  deleteCfAccount: ({ db, account, input: { query } }) => deleteCfAccount(db, account, query),

  listCfAccountsV3: (call) => {
    const found = list(call, call.db.hostnames.accounts.values(), {
      opIdOf: (row) => row.opId,
      search: (row) => [row.cfAccountCode, row.cfAccountId],
    });
    return { ...found, items: found.items.map((row) => omit(row, "cfApiKey")) };
  },
  showCfAccountV3: ({ db, account, input: { body } }) =>
    existing(visibleRow(db, account, db.hostnames.accounts.get(body.cfAccountCode)), "This CF account does not exist."),
  createCfAccountV3: (call) => createCfAccountV3(call, call.input),
  updateCfAccountV3: (call) => updateCfAccountV3(call, call.input),
  deleteCfAccountV3: ({ db, account, input: { query } }) => deleteCfAccountV3(db, account, query),
} satisfies AreaHandlers;
