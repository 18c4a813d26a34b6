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
])("%s reconciles an open debit, or is told which right is missing", (account, said) =>
  expect(offers(debitActions, account, debit(null))).toEqual({ reconcile: said }),
);

it("a debit that is reconciled is not offered again", () =>
  expect(offers(debitActions, "super-admin", debit("2026-10-01T00:00:00Z"))).toEqual({}));
