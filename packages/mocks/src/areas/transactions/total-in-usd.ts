import { amount } from "../../db/money/amount.ts";
import type { Db } from "../../db/db.ts";
import type { Account } from "../../session/accounts.ts";
import { list, type ListRules } from "../../request/list.ts";
import type { TransactionRow } from "./transactions-tables.ts";

type Body = {
  opId: string;
  includeBrands?: boolean | undefined;
  search?: string | undefined;
  isDeleted?: boolean | undefined;
};

/** The total of the matching transactions in US dollars; deleted ones count only when `isDeleted` asks for them. */
export const totalInUSD = (
  { db, account, input: { body } }: { db: Db; account: Account; input: { body: Body } },
  rows: readonly TransactionRow[],
  rules: ListRules<TransactionRow>,
): number => {
  const all = { ...body, page: 1, itemsPerPage: Number.MAX_SAFE_INTEGER };
  const counted = body.isDeleted ? rows : rows.filter((row) => !row.isDeleted);
  const found = list({ db, account, input: { body: all } }, counted, rules);
  return amount(found.items.reduce((sum, row) => sum + row.toAmountInUSD, 0));
};
