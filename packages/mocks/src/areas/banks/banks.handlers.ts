import { createBank } from "./create-bank.ts";
import { deleteBank } from "./delete-bank.ts";
import { updateBank } from "./update-bank.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { page } from "../../request/page.ts";
import { existing } from "../../request/refusal.ts";
import { sorted, type SortValue } from "../../request/sorted.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";
import type { BankRow } from "./bank-row.ts";

const SORTS: Record<"key" | "bankName" | "order" | "status" | "opId", (row: BankRow) => SortValue> = {
  key: (row) => row.key.toLowerCase(),
  bankName: (row) => row.bankName.en.toLowerCase(),
  order: (row) => row.order,
  status: (row) => row.status,
  opId: (row) => row.opId,
};

const matches = ({ key, bankName }: BankRow, search: string) =>
  [key, ...Object.values(bankName)].some((text) => text.toLowerCase().includes(search));

export const banks = {
  listBanks: ({ db, account, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    const search = body.search?.trim().toLowerCase() ?? "";
    const rows = [...db.banks.values()].filter(
      (row) => scope.has(row.opId) && (!body.status || row.status === body.status) && (!search || matches(row, search)),
    );
    const byKey = sorted(rows, SORTS.key);
    return page(sorted(byKey, SORTS[body.sortBy ?? "order"], body.sortDirection), body);
  },

  showBank: ({ db, account, input: { body } }) =>
    existing(visibleRow(db, account, db.banks.get(body.uuid)), "This bank does not exist."),

  createBank: ({ db, account, input: { body } }) => createBank(db, account, body),
  updateBank: ({ db, account, input: { body } }) => updateBank(db, account, body),
  deleteBank: ({ db, account, input: { query } }) => deleteBank(db, account, query),
} satisfies AreaHandlers;
