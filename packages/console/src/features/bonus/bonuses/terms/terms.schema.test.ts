import { describe, expect, it } from "vitest";
import { bonusSchema, releaseSchema, termsInput, termsValues } from "./terms.schema.ts";

const filled = {
  opId: "op-nordlys",
  type: "DEPOSIT_BONUS",
  status: "ACTIVE",
  title: { en: "Spring Reload", sv: "Vårbonus", de: " " },
  description: {},
  prizeType: "CASH",
  bonusAmountInUSD: "12.5",
  bonusPercentage: "",
  minDepositInUSD: "20",
  wagerRequirement: "7.5",
  daysToUse: "14",
  currencies: ["EUR"],
  startTime: "2027-03-01T00:00:00Z",
  endTime: "2027-04-01T00:00:00Z",
};
const says = (change: object) =>
  bonusSchema.safeParse({ ...filled, ...change }).error?.issues.map(({ path, message }) => [path.join("."), message]) ??
  [];

describe("bonus terms", () => {
  it.each([
    [{}],
    [{ bonusAmountInUSD: "0.01" }],
    [{ bonusAmountInUSD: "10000000" }],
    [{ bonusPercentage: "1000" }],
    [{ bonusPercentage: "0" }],
    [{ wagerRequirement: "100" }],
    [{ daysToUse: "365" }],
    [{ title: { en: "x".repeat(100) } }],
    [{ endTime: "2027-03-01T00:00:01Z" }],
  ])("%j → valid", (change) => expect(says(change)).toEqual([]));

  it.each([
    [{ opId: "" }, "opId", "Choose the operator or brand."],
    [{ type: "" }, "type", "Choose the trigger."],
    [{ title: { sv: "Vårbonus" } }, "title.en", "Enter the name in English."],
    [{ title: { en: "x".repeat(101) } }, "title.en", "Use at most 100 characters."],
    [{ description: { sv: "x".repeat(501) } }, "description.sv", "Use at most 500 characters."],
    [{ bonusAmountInUSD: "" }, "bonusAmountInUSD", "Enter the amount."],
    [{ bonusAmountInUSD: "0.00" }, "bonusAmountInUSD", "Use more than 0."],
    [{ bonusAmountInUSD: "10000001" }, "bonusAmountInUSD", "Use at most 10,000,000."],
    [{ bonusAmountInUSD: "1.001" }, "bonusAmountInUSD", "USD has 2 decimals."],
    [{ bonusPercentage: "1000.01" }, "bonusPercentage", "Use at most 1,000."],
    [{ minDepositInUSD: "-1" }, "minDepositInUSD", "Use at least 0."],
    [{ wagerRequirement: "" }, "wagerRequirement", "Enter the wagering requirement."],
    [{ wagerRequirement: "100.01" }, "wagerRequirement", "Use at most 100."],
    [{ daysToUse: "366" }, "daysToUse", "Use a number up to 365."],
    [{ daysToUse: "1.5" }, "daysToUse", "Use a whole number, 0 or more."],
    [{ startTime: "" }, "startTime", "Choose when it starts."],
    [{ endTime: "incomplete" }, "endTime", "Choose when it ends."],
    [{ endTime: filled.startTime }, "endTime", "The end must be after the start."],
    [{ endTime: "2027-02-28T23:59:59Z" }, "endTime", "The end must be after the start."],
  ])("%j → error at %s", (change, path, message) => expect(says(change)).toEqual([[path, message]]));

  it("body → numbers, English separate from translations, empty values omitted", () => {
    const { type: _type, status: _status, ...terms } = bonusSchema.parse(filled);
    expect(termsInput(terms)).toEqual({
      opId: "op-nordlys",
      title: "Spring Reload",
      titles: { sv: "Vårbonus" },
      description: null,
      descriptions: {},
      prizeType: "CASH",
      bonusAmountInUSD: 12.5,
      bonusPercentage: null,
      minDepositInUSD: 20,
      wagerRequirement: 7.5,
      daysToUse: 14,
      currencies: ["EUR"],
      startTime: "2027-03-01T00:00:00Z",
      endTime: "2027-04-01T00:00:00Z",
    });
  });
});

it.each([
  ["0", "Use a whole number, 1 or more."],
  ["1", undefined],
  ["1000000", undefined],
  ["1000001", "Use a number up to 1,000,000."],
])("release: %s players → %s", (playersCount, message) =>
  expect(releaseSchema.safeParse({ ...filled, playersCount }).error?.issues[0]?.message).toBe(message),
);

it("new bonus: form values → operator only", () =>
  expect(termsValues(undefined, "br-polaris")).toMatchObject({ opId: "br-polaris", title: {}, bonusAmountInUSD: "" }));
