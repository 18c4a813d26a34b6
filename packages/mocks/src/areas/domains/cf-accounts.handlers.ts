import type { components } from "@backoffice/api-client/contract";
import { createCfAccountV3, deleteCfAccountV3, updateCfAccountV3 } from "../hostnames/cf-accounts-v3.ts";
import { cfAccountOf, createCfAccount, deleteCfAccount, updateCfAccount } from "./cf-accounts.ts";
import { serves } from "../operators/operator-for.ts";
import type { Db } from "../../db/db.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { sorted, type SortValue } from "../../request/sorted.ts";
import { omit } from "../../request/omit.ts";
import type { Account } from "../../session/accounts.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";
import type { CfAccountRow } from "./domains-tables.ts";
import type { CfAccountV3Row } from "../hostnames/hostnames-tables.ts";

type Schemas = components["schemas"];

const SORTS: Record<Schemas["CfAccountSort"], (row: CfAccountRow) => SortValue> = {
  title: (row) => row.title.toLowerCase(),
  cfAccountCode: (row) => row.cfAccountCode,
  cfAccountId: (row) => row.cfAccountId,
  opId: (row) => row.opId,
  createdAt: (row) => row.createdAt,
  updatedAt: (row) => row.updatedAt,
};

const SORTS_V3: Record<Schemas["CfAccountV3Sort"], (row: CfAccountV3Row) => SortValue> = {
  cfAccountCode: (row) => row.cfAccountCode,
  cfAccountId: (row) => row.cfAccountId,
  opId: (row) => row.opId,
  createdAt: (row) => row.createdAt,
  updatedAt: (row) => row.updatedAt,
};

/** The Cloudflare accounts that an operator or brand can use; a brand also uses those of its operator. */
const choices = (db: Db, account: Account, opId = "*"): CfAccountRow[] => {
  const scope = scopeOf(db, account, opId);
  const places = [...scope].flatMap((id) => db.operators.get(id) ?? []);
  const rows = [...db.domains.accounts.values()].filter((row) => places.some((operator) => serves(operator, row.opId)));
  return sorted(rows, SORTS.title);
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
      sorts: SORTS,
    });
    return { ...found, items: found.items.map((row) => omit(row, "cfApiKey")) };
  },
  showCfAccount: ({ db, account, input: { body } }) => cfAccountOf(db, account, body.cfAccountCode),
  createCfAccount: ({ db, account, clock, input }) => createCfAccount(db, account, clock, input),
  updateCfAccount: ({ db, account, clock, input: { body } }) => updateCfAccount(db, account, clock, body),
  deleteCfAccount: ({ db, account, input: { query } }) => deleteCfAccount(db, account, query),

  listCfAccountsV3: (call) => {
    const found = list(call, call.db.hostnames.accounts.values(), {
      opIdOf: (row) => row.opId,
      search: (row) => [row.cfAccountCode, row.cfAccountId],
      sorts: SORTS_V3,
    });
    return { ...found, items: found.items.map((row) => omit(row, "cfApiKey")) };
  },
  showCfAccountV3: ({ db, account, input: { body } }) =>
    existing(visibleRow(db, account, db.hostnames.accounts.get(body.cfAccountCode)), "This CF account does not exist."),
  createCfAccountV3: ({ db, account, clock, input }) => createCfAccountV3(db, account, clock, input),
  updateCfAccountV3: ({ db, account, clock, input }) => updateCfAccountV3(db, account, clock, input),
  deleteCfAccountV3: ({ db, account, input: { query } }) => deleteCfAccountV3(db, account, query),
} satisfies AreaHandlers;
