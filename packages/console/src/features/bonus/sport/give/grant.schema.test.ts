import { describe, expect, it } from "vitest";
import { grantSchema } from "./grant.schema.ts";

const good = { playerId: "p1", betCount: "3", betAmount: "5.00", currency: "EUR" };
const problem = (changes: object) => grantSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;

describe("freebet grant", () => {
  it("player or currency missing → error", () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ playerId: "" })).toBe("Choose the player.");
    expect(problem({ currency: "" })).toBe("Choose the currency.");
  });

  it.each(["1", "1000"])("bet count %s → valid", (betCount) => expect(problem({ betCount })).toBeUndefined());
  it.each(["", "0", "1001", "1.5", "-1"])("bet count “%s” → error", (betCount) =>
    expect(problem({ betCount })).toBeDefined(),
  );

  it.each(["0.01", "5", "1000000"])("stake %s → valid", (betAmount) => expect(problem({ betAmount })).toBeUndefined());
  it.each(["", "0", "0.00", "-5", "five"])("stake “%s” → error", (betAmount) =>
    expect(problem({ betAmount })).toBeDefined(),
  );

  it("stake with more decimals than the currency → error", () => {
    expect(problem({ betAmount: "5.5", currency: "EUR" })).toBeUndefined();
    expect(problem({ betAmount: "5.5", currency: "JPY" })).toBe("JPY has no decimals.");
  });
});
