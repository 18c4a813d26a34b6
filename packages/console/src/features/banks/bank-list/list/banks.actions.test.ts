import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { bankActions } from "./banks.actions.ts";

type Bank = Parameters<ReturnType<typeof bankActions>[0]["onSelect"]>[0];
const bank = { uuid: "b-1", key: "NORDEA" } as Bank;

it.each([
  ["super-admin", "may", "may"],
  ["operator-admin", "may", "may"],
  ["operator-manager", expect.stringContaining("edit_banks"), expect.stringContaining("delete_banks")],
])("bank actions: %s → Edit and Delete enabled, or reason names the permission", (account, edit, remove) =>
  expect(offers(bankActions, account, bank)).toEqual({ edit, delete: remove }),
);
