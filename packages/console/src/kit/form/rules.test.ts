import { describe, expect, it } from "vitest";
import { z } from "zod";
import { accepted } from "./accepted.ts";
import { IMAGE, requiredImage } from "./image.ts";
import { passwordPair, samePassword } from "./password.ts";
import { percent, wholePercent } from "./percent.ts";

const problem = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe("percentage", () => {
  const rule = percent({ what: "cashback" });
  it.each([
    ["0", 0],
    ["100", 100],
    ["12.5", 12.5],
    ["0.01", 0.01],
  ])("%s → sent as a number", (text, number) => expect(rule.parse(text)).toBe(number));
  it.each([
    ["", "Enter the cashback."],
    ["100.01", "Use at most 100."],
    ["-1", "Use at least 0."],
    ["ten", "Enter a number."],
  ])("%j → validation error", (text, message) => expect(problem(rule, text)).toBe(message));
  it("whole number is required → fractions and values above 100 are invalid", () => {
    expect(wholePercent({ what: "fee" }).parse("100")).toBe(100);
    expect(problem(wholePercent({ what: "fee" }), "12.5")).toMatch(/whole number/);
    expect(problem(wholePercent({ what: "fee" }), "101")).toBe("Use a number up to 100.");
  });
});

describe("new password", () => {
  const pair = z.object(passwordPair).superRefine(samePassword);
  const of = (password: string, repeatedPassword = password) => problem(pair, { password, repeatedPassword });
  it.each(["Nordsee7", "nordsee-7", "NORD-see", "ÅLAND-öar"])("%s → valid", (text) => expect(of(text)).toBeUndefined());
  it.each(["Nord-7x", "nordsee77", "NORDSEE-", "12345678"])("%s → too weak", (text) =>
    expect(of(text)).toBe("Password is weak, please check the password hints and try again."),
  );
  it("missing or different repetition → validation error", () => {
    expect(of("Nordsee7", "Nordsee8")).toBe("The passwords do not match.");
    expect(of("Nordsee7", "")).toBe("Repeat the password.");
    expect(of("", "")).toBe("Enter a password.");
  });
});

it("accepted: check box not ticked → validation error", () => {
  expect(problem(accepted("Confirm the amount."), false)).toBe("Confirm the amount.");
  expect(problem(accepted("Confirm the amount."), true)).toBeUndefined();
});

it("requiredImage: selected or stored image → valid, none → validation error", () => {
  expect(problem(requiredImage(), null)).toBe("Choose an image.");
  expect(problem(requiredImage(), "stored.png")).toBeUndefined();
  expect(problem(requiredImage(), new File(["x"], "a.png"))).toBeUndefined();
  expect(IMAGE.maxBytes).toBe(5_242_880);
});
