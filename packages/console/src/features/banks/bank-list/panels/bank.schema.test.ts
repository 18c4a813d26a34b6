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

describe("a bank", () => {
  it("becomes what the wire wants: a whole number, no empty language", () => {
    expect(bankSchema.parse(good)).toEqual({ ...good, bankName: { en: "Nordea" }, order: 10 });
  });

  it.each(["NORDEA", "deutsche_bank", "a-b", "_"])("has a key like %s", (key) =>
    expect(problem({ key })).toBeUndefined(),
  );
  it.each(["BANK 1", "bank1", "ÅLAND", "a.b", "a/b", ""])("has no key like “%s”", (key) =>
    expect(problem({ key })).toBeDefined(),
  );

  it.each(["0", "1", "99999999"])("has an order like %s", (order) => expect(problem({ order })).toBeUndefined());
  it.each(["", "-1", "1.5", "1e3", "ten", "100000000"])("has no order like “%s”", (order) =>
    expect(problem({ order })).toBeDefined(),
  );

  it("needs its English name and its operator", () => {
    expect(problem({ bankName: { sv: "Nordea" } })).toBe("Enter the name in English.");
    expect(problem({ bankName: { en: "   " } })).toBe("Enter the name in English.");
    expect(problem({ opId: "" })).toBeDefined();
  });
});

describe("Save waits", () => {
  it("for key, English name and order", () => {
    expect(missingOf({ ...good, key: "", bankName: {}, order: " " })).toBe(
      "Enter the key, the English name, and the order first.",
    );
    expect(missingOf(good)).toBeUndefined();
  });
});
