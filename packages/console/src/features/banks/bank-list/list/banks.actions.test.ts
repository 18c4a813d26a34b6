import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { bankActions } from "./banks.actions.ts";

type Bank = Parameters<ReturnType<typeof bankActions>[0]["onSelect"]>[0];
const bank = { uuid: "b-1", key: "NORDEA" } as Bank;

it.each([
  ["super-admin", "may", "may"],
  ["operator-admin", "may", "may"],
  ["operator-manager", expect.stringContaining("edit_banks"), expect.stringContaining("delete_banks")],
])("%s edits and deletes a bank, or is told which right is missing", (account, edit, remove) =>
  expect(offers(bankActions, account, bank)).toEqual({ edit, delete: remove }),
);
