import { describe, expect, it } from "vitest";
import { z } from "zod";
import { NO_SETTINGS, OVERRIDE, overridden, settingsSchema, settingsValues } from "./settings.schema.ts";

const settings = {
  casinoGGRPercentage: 12.5,
  sportGGRPercentage: 0,
  minMonthlyFeeInUSD: 0.01,
  premiumSportInUSD: 800,
  premiumBotInUSD: 0,
  brandFeeInUSD: 499.99,
  additionalCosts: [{ name: "Hosting", value: 0 }],
};
const values = settingsValues(settings);
/** Error messages by field. */
const said = (change: object) =>
  Object.fromEntries(
    (settingsSchema.safeParse({ ...values, ...change }).error?.issues ?? []).map((issue) => [
      issue.path.join("."),
      issue.message,
    ]),
  );

describe("invoice settings", () => {
  it("form round trip → unchanged to the last digit", () => expect(settingsSchema.parse(values)).toEqual(settings));

  it.each(["0", "12.5", "100"])("GGR percentage %s → valid", (casinoGGRPercentage) =>
    expect(said({ casinoGGRPercentage })).toEqual({}),
  );

  it.each([
    ["-1", "Use at least 0."],
    ["101", "Use at most 100."],
    ["100.01", "Use at most 100."],
    ["", "Enter the share of the sport GGR."],
  ])("GGR percentage %j → error", (sportGGRPercentage, says) =>
    expect(said({ sportGGRPercentage })).toEqual({ sportGGRPercentage: says }),
  );

  it("negative fee → error", () =>
    expect(said({ brandFeeInUSD: "-0.01" })).toEqual({ brandFeeInUSD: "Use at least 0." }));

  it.each([
    [{ name: "", value: "1" }, { "additionalCosts.0.name": "Enter a text." }],
    [{ name: "Hosting", value: "" }, { "additionalCosts.0.value": "Enter a number." }],
    [{ name: "Hosting", value: "-5" }, { "additionalCosts.0.value": "Use at least 0." }],
  ])("additional cost %o → error", (cost, says) => expect(said({ additionalCosts: [cost] })).toEqual(says));

  it("additional costs: 50 → valid, 51 → error", () => {
    const cost = { name: "Hosting", value: "1" };
    expect(said({ additionalCosts: Array.from({ length: 50 }, () => cost) })).toEqual({});
    expect(said({ additionalCosts: Array.from({ length: 51 }, () => cost) })).toEqual({
      additionalCosts: "Use at most 50 costs.",
    });
  });
});

describe("overridden invoice settings", () => {
  const schema = z.object(OVERRIDE).superRefine(overridden);

  it("switch off → not validated", () =>
    expect(schema.safeParse({ ...NO_SETTINGS, casinoGGRPercentage: "101", overrideSettings: false }).success).toBe(
      true,
    ));

  it("switch on → validated like the operator's", () =>
    expect(
      schema
        .safeParse({ ...values, casinoGGRPercentage: "101", brandFeeInUSD: "", overrideSettings: true })
        .error?.issues.map((issue) => [issue.path.join("."), issue.message]),
    ).toEqual([
      ["casinoGGRPercentage", "Use at most 100."],
      ["brandFeeInUSD", "Enter the brand fee."],
    ]));
});
