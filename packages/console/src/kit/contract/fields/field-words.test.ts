import { expect, it } from "vitest";
import { fieldLabel, fieldWords, uniqueFieldLabel } from "./field-words.ts";

it.each([
  ["createdAt", "Created"],
  ["wagerInUSD", "Wager in USD"],
  ["isTest", "Test"],
  ["hasDemo", "Demo"],
  ["is", "Is"],
  ["casinoGGRInUSD", "Casino GGR in USD"],
  ["playerCode", "Player code"],
  ["invoiceId", "Invoice ID"],
  ["uuid", "UUID"],
  ["created_at", "Created"],
  ["iban", "IBAN"],
  ["apiKey", "API key"],
  ["cfSaasZoneId", "CF SaaS zone ID"],
])("fieldWords: %s → %s", (name, words) => expect(fieldWords(name)).toBe(words));

it("field label: x-label in the contract → replaces the words of the field name", () => {
  expect(fieldLabel({ name: "opTitle", label: "Operator" })).toBe("Operator");
  expect(fieldLabel({ name: "opTitle" })).toBe("Op title");
});

it("field label: another field holds the name of the record → label ends in ID", () => {
  const [opId, opTitle] = [
    { name: "opId", kind: "id", label: "Operator" },
    { name: "opTitle", kind: "text", label: "Operator", names: "opId" },
  ] as const;
  expect([opId, opTitle].map((field) => uniqueFieldLabel(field, [opId, opTitle]))).toEqual(["Operator ID", "Operator"]);
  expect(uniqueFieldLabel(opId, [opId])).toBe("Operator");
});
