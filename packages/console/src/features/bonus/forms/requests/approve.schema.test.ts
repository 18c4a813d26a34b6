import { describe, expect, it } from "vitest";
import { amountWaits, approveAmountSchema, approveWhySchema, whyWaits } from "./approve.schema.ts";

const problem = (amountInUSD: string) => approveAmountSchema.safeParse({ amountInUSD }).error?.issues[0]?.message;

describe("bonus approval amount", () => {
  it.each(["0.01", "12.5", "100000000"])("%s → valid", (amount) => expect(problem(amount)).toBeUndefined());

  it.each([
    ["", "Enter an amount."],
    ["0", "Use more than 0."],
    ["0.00", "Use more than 0."],
    ["-1", "Use more than 0."],
    ["100000000.01", "Use at most 100,000,000."],
    ["1.001", "USD has 2 decimals."],
    ["1e3", "Enter a number."],
  ])("“%s” → error", (amount, says) => expect(problem(amount)).toBe(says));

  it.each([
    ["", "Enter an amount first."],
    ["0", "Enter an amount above 0 first."],
    ["0.00", "Enter an amount above 0 first."],
    ["12.5", undefined],
  ])("“%s” → disabled reason %s", (amountInUSD, reason) => expect(amountWaits({ amountInUSD })).toBe(reason));
});

describe("bonus approval: note and confirmation", () => {
  it.each([
    ["", true, "Write a note first."],
    ["   ", true, "Write a note first."],
    ["A year with us.", false, "Confirm the bonus first."],
    ["A year with us.", true, undefined],
  ])("note “%s”, accepted %s → %s", (note, accepted, reason) => expect(whyWaits({ note, accepted })).toBe(reason));

  it.each([
    ["n".repeat(200), undefined],
    ["n".repeat(201), "Use at most 200 characters."],
  ])("note: over 200 characters → error", (note, says) =>
    expect(approveWhySchema.safeParse({ note, accepted: true }).error?.issues[0]?.message).toBe(says),
  );
});
