import { describe, expect, it } from "vitest";
import { tournamentInput, tournamentSchema, tournamentValues } from "./tournament.schema.ts";

const filled = {
  opId: "op-nordlys",
  title: { en: "Spring Cup" },
  description: { en: "Play and win.", sv: "Spela och vinn." },
  category: "SPORTS",
  currency: "EUR",
  minWagerInUSD: "25",
  prizes: [
    { toRank: "1", amount: "250.5" },
    { toRank: "4", amount: "50" },
  ],
  startTime: "2027-03-01T00:00:00Z",
  endTime: "2027-03-31T00:00:00Z",
};
const says = (change: object) =>
  tournamentSchema
    .safeParse({ ...filled, ...change })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
const prize = (toRank: string, amount = "5") => ({ toRank, amount });

describe("tournament", () => {
  it.each([
    [{}],
    [{ minWagerInUSD: "0" }],
    [{ minWagerInUSD: "10000000" }],
    [{ currency: "BTC", prizes: [prize("1", "0.00000001")] }],
    [{ currency: "JPY", prizes: [prize("1", "10000")] }],
    [{ prizes: Array.from({ length: 50 }, (_, at) => prize(String(at + 1))) }],
  ])("%j → valid", (change) => expect(says(change)).toEqual([]));

  it.each([
    [{ currency: "" }, "currency", "Choose the currency of the prizes."],
    [{ category: "" }, "category", "Choose a category."],
    [{ minWagerInUSD: "" }, "minWagerInUSD", "Enter the minimum wager."],
    [{ minWagerInUSD: "10000001" }, "minWagerInUSD", "Use at most 10,000,000."],
    [{ minWagerInUSD: "0.001" }, "minWagerInUSD", "USD has 2 decimals."],
    [{ prizes: [] }, "prizes", "Add a prize."],
    [{ prizes: Array.from({ length: 51 }, (_, at) => prize(String(at + 1))) }, "prizes", "Use at most 50 prizes."],
    [{ prizes: [prize("0")] }, "prizes.0.toRank", "Ranks start at 1."],
    [{ prizes: [prize("1", "")] }, "prizes.0.amount", "Enter a number."],
    [{ prizes: [prize("3"), prize("3")] }, "prizes.1.toRank", "Enter more than in the previous row (3)."],
    [{ prizes: [prize("3"), prize("2")] }, "prizes.1.toRank", "Enter more than in the previous row (3)."],
    [{ prizes: [prize("1", "0.001")] }, "prizes.0.amount", "EUR has 2 decimals."],
    [{ currency: "JPY", prizes: [prize("1", "0.5")] }, "prizes.0.amount", "JPY has no decimals."],
    [{ endTime: filled.startTime }, "endTime", "The end must be after the start."],
    [{ endTime: "2027-02-28T00:00:00Z" }, "endTime", "The end must be after the start."],
  ])("%j → error at %s", (change, path, message) => expect(says(change)).toEqual([[path, message]]));

  it("body → consecutive ranks, English separate from translations", () =>
    expect(tournamentInput(tournamentSchema.parse(filled))).toEqual({
      opId: "op-nordlys",
      title: "Spring Cup",
      titles: {},
      description: "Play and win.",
      descriptions: { sv: "Spela och vinn." },
      category: "SPORTS",
      currency: "EUR",
      minWagerInUSD: 25,
      prizes: [
        { fromRank: 1, toRank: 1, amount: 250.5 },
        { fromRank: 2, toRank: 4, amount: 50 },
      ],
      startTime: "2027-03-01T00:00:00Z",
      endTime: "2027-03-31T00:00:00Z",
    }));

  it("new tournament: values → one prize for rank 1", () =>
    expect(tournamentValues(undefined, "br-polaris")).toMatchObject({
      opId: "br-polaris",
      prizes: [{ toRank: "1", amount: "" }],
    }));
});
