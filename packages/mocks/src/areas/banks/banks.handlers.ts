import { createBank } from "./create-bank.ts";
import { deleteBank } from "./delete-bank.ts";
import { updateBank } from "./update-bank.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { byField, list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { sorted } from "../../request/sorted.ts";
import { visibleRow } from "../../session/visible.ts";

export const banks = {
  listBanks: ({ db, account, input: { body } }) =>
    list(
      { db, account, input: { body: { ...body, sortBy: body.sortBy ?? "order" } } },
      sorted([...db.banks.values()], byField("key")),
      {
        opIdOf: (row) => row.opId,
        equal: ["status"],
        search: (row) => [row.key, ...Object.values(row.bankName)],
        sorts: { bankName: (row) => row.bankName.en.toLowerCase() },
      },
    ),

  showBank: ({ db, account, input: { body } }) =>
    existing(visibleRow(db, account, db.banks.get(body.uuid)), "This bank does not exist."),

  createBank: ({ db, account, input: { body } }) => createBank(db, account, body),
  updateBank: ({ db, account, input: { body } }) => updateBank(db, account, body),
  deleteBank: ({ db, account, input: { query } }) => deleteBank(db, account, query),
} satisfies AreaHandlers;
