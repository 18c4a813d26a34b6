import { describe, expect, it } from "vitest";
import { bankSchema, missingOf } from "./bank.schema.ts";

const good = {
  opId: "op-a",
  key: "NORDEA",
  bankName: { en: "Nordea", sv: "" },
  order: "10",
  status: "ACTIVE",
} as const;
const problem = (changes: object) => bankSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;

describe("bank schema", () => {
  it("body → whole number as order, empty languages omitted", () => {
    expect(bankSchema.parse(good)).toEqual({ ...good, bankName: { en: "Nordea" }, order: 10 });
  });

  it.each(["NORDEA", "deutsche_bank", "a-b", "_"])("key %s → valid", (key) => expect(problem({ key })).toBeUndefined());
  it.each(["BANK 1", "bank1", "ÅLAND", "a.b", "a/b", ""])("key “%s” → error", (key) =>
    expect(problem({ key })).toBeDefined(),
  );

  it.each(["0", "1", "99999999"])("order %s → valid", (order) => expect(problem({ order })).toBeUndefined());
  it.each(["", "-1", "1.5", "1e3", "ten", "100000000"])("order “%s” → error", (order) =>
    expect(problem({ order })).toBeDefined(),
  );

  it("English name or operator missing → error", () => {
    expect(problem({ bankName: { sv: "Nordea" } })).toBe("Enter the name in English.");
    expect(problem({ bankName: { en: "   " } })).toBe("Enter the name in English.");
    expect(problem({ opId: "" })).toBeDefined();
  });
});

describe("bank form: Save is disabled", () => {
  it("key, English name or order missing → reason names them", () => {
    expect(missingOf({ ...good, key: "", bankName: {}, order: " " })).toBe(
      "Enter the key, the English name, and the order first.",
    );
    expect(missingOf(good)).toBeUndefined();
  });
});
