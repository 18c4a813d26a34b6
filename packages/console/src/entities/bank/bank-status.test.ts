import { expect, it } from "vitest";
import { BANK_ACCOUNT_STATUS } from "#entities/bank-account/bank-account-status.tsx";
import { BANK_STATUS } from "./bank-status.tsx";

const labels = (states: readonly { label: string }[]) => states.map(({ label }) => label);

it("bank status: options → Active, Inactive (shell §3)", () =>
  expect(labels(BANK_STATUS)).toEqual(["Active", "Inactive"]));

it("bank account status: options → Pending, Approved, Rejected (shell §4)", () =>
  expect(labels(BANK_ACCOUNT_STATUS)).toEqual(["Pending", "Approved", "Rejected"]));
