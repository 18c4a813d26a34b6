import { reviewBankAccount } from "./review-bank-account.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { withAccountChecks } from "./checks-of-accounts.ts";
import { accountFilter } from "./account-filter.ts";
import { page } from "../../request/page.ts";
import { existing } from "../../request/refusal.ts";
import { sorted, type SortValue } from "../../request/sorted.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";
import type { BankAccountRow } from "./bank-account-row.ts";

const SORTS: Record<
  "createdAt" | "confirmedAt" | "status" | "bankName" | "playerCode",
  (row: BankAccountRow) => SortValue
> = {
  createdAt: (row) => row.createdAt,
  confirmedAt: (row) => row.confirmedAt,
  status: (row) => row.status,
  bankName: (row) => row.bankName.toLowerCase(),
  playerCode: (row) => row.player.playerCode,
};

export const bankAccounts = {
  listBankAccounts: ({ db, account, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    const fits = accountFilter(body);
    const rows = [...db.bankAccounts.values()].filter((row) => scope.has(row.opId) && fits(row));
    const newest = sorted(rows, SORTS.createdAt, "desc");
    const found = page(body.sortBy ? sorted(newest, SORTS[body.sortBy], body.sortDirection) : newest, body);
    return { ...found, items: found.items.map((row) => withAccountChecks(db, row)) };
  },

  showBankAccount: ({ db, account, input: { body } }) => {
    const row = existing(visibleRow(db, account, db.bankAccounts.get(body.uuid)), "This bank account does not exist.");
    return withAccountChecks(db, row);
  },

  reviewBankAccount: (call) => reviewBankAccount(call, call.input.body),
} satisfies AreaHandlers;
