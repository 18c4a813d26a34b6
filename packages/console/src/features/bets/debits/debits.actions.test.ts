import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { debitActions } from "./debits.actions.ts";

type Debit = Parameters<ReturnType<typeof debitActions>[0]["onSelect"]>[0];
const debit = (settledAt: string | null) => ({ settledAt }) as Debit;

it.each([
  ["super-admin", "may"],
  ["operator-admin", "may"],
  ["operator-manager", expect.stringContaining("reconcile_bet_debits")],
  ["dev-ops", expect.stringContaining("reconcile_bet_debits")],
])(
  "debit actions: %s opens the menu of an open debit → Reconcile is enabled, or names the missing permission",
  (account, expected) => expect(offers(debitActions, account, debit(null))).toEqual({ reconcile: expected }),
);

it("debit actions: reconciled debit → no actions", () =>
  expect(offers(debitActions, "super-admin", debit("2026-10-01T00:00:00Z"))).toEqual({}));
