import { expect, it } from "vitest";
import { BANK_ACCOUNT_STATUS } from "../bank-account/bank-account-status.tsx";
import { BANK_STATUS } from "./bank-status.tsx";

const labels = (states: readonly { label: string }[]) => states.map(({ label }) => label);

it("a bank is Active or Inactive (shell §3)", () => expect(labels(BANK_STATUS)).toEqual(["Active", "Inactive"]));

it("a bank account is Pending, Approved or Rejected (shell §4)", () =>
  expect(labels(BANK_ACCOUNT_STATUS)).toEqual(["Pending", "Approved", "Rejected"]));
