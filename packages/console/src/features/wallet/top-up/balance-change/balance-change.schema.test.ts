import { expect, it } from "vitest";
import { balanceChangeSchema, balanceChangeWaits } from "./balance-change.schema.ts";

const filled = { action: "topup" as const, amount: "20.5", currency: "EUR", reason: "PROMOTION", note: "Goodwill." };

it.each([
  [{}, undefined],
  [{ note: "n".repeat(200) }, undefined],
  [{ amount: "-1" }, "Use more than 0."],
  [{ amount: "0" }, "Use more than 0."],
  [{ amount: "0.001" }, "EUR has 2 decimals."],
  [{ reason: "" }, "Choose a reason."],
  [{ note: " " }, "Write a note."],
  [{ note: "n".repeat(201) }, "Use at most 200 characters."],
])("balance change: %j → %s", (change, says) =>
  expect(balanceChangeSchema.safeParse({ ...filled, ...change }).error?.issues[0]?.message).toBe(says),
);

it.each([
  [{}, "10", undefined],
  [{}, undefined, "The balance is still loading."],
  [{ amount: "" }, "10", "Enter an amount first."],
  [{ action: "deduct" as const }, "20.5", undefined],
  [{ action: "deduct" as const }, "20.49", "The amount exceeds the balance."],
  [{ reason: "" }, "10", "Choose a reason first."],
  [{ note: " " }, "10", "Enter a note first."],
])("balance change: %j with balance %s → disabled reason: %s", (change, balance, says) =>
  expect(balanceChangeWaits({ ...filled, ...change }, balance)).toBe(says),
);
