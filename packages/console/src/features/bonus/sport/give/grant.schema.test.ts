import { describe, expect, it } from "vitest";
import { grantSchema } from "./grant.schema.ts";

const good = { playerId: "p1", betCount: "3", betAmount: "5.00", currency: "EUR" };
const problem = (changes: object) => grantSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;

describe("giving a freebet", () => {
  it("needs a player and a currency", () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ playerId: "" })).toBe("Choose the player.");
    expect(problem({ currency: "" })).toBe("Choose the currency.");
  });

  it.each(["1", "1000"])("is of a number of bets like %s", (betCount) => expect(problem({ betCount })).toBeUndefined());
  it.each(["", "0", "1001", "1.5", "-1"])("is of no number of bets like “%s”", (betCount) =>
    expect(problem({ betCount })).toBeDefined(),
  );

  it.each(["0.01", "5", "1000000"])("has a stake like %s", (betAmount) =>
    expect(problem({ betAmount })).toBeUndefined(),
  );
  it.each(["", "0", "0.00", "-5", "five"])("has no stake like “%s”", (betAmount) =>
    expect(problem({ betAmount })).toBeDefined(),
  );

  it("has a stake with no more decimals than the currency has", () => {
    expect(problem({ betAmount: "5.5", currency: "EUR" })).toBeUndefined();
    expect(problem({ betAmount: "5.5", currency: "JPY" })).toBe("JPY has no decimals.");
  });
});
