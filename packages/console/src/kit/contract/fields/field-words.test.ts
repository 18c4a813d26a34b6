import { expect, it } from "vitest";
import { fieldLabel, fieldWords } from "./field-words.ts";

it.each([
  ["createdAt", "Created"],
  ["wagerInUSD", "Wager in USD"],
  ["isTest", "Test"],
  ["hasDemo", "Demo"],
  ["is", "Is"],
  ["opTitle", "Operator"],
  ["casinoGGRInUSD", "Casino GGR in USD"],
  ["playerCode", "Player code"],
  ["invoiceId", "Invoice id"],
  ["uuid", "UUID"],
  ["created_at", "Created"],
  ["iban", "IBAN"],
  ["isFTD", "First deposit"],
  ["is2FAEnabled", "Two-factor sign-in"],
  ["defaultLang", "Default language"],
  ["parentOpTitle", "Parent operator"],
  ["parentOpId", "Parent operator"],
  ["affCommission", "Affiliate commission"],
  ["invoiceNo", "Invoice number"],
  ["uniqeId", "Unique id"],
  ["isEnable", "Enabled"],
  ["apiKey", "API key"],
  ["cfSaasZoneId", "CF SaaS zone id"],
  ["plInUSD", "Profit or loss in USD"],
  ["selectedLanguage", "Language"],
])("calls the field %s %s", (name, words) => expect(fieldWords(name)).toBe(words));

it("calls a field that another is the name of an id", () => {
  const [opId, opTitle] = [
    { name: "opId", kind: "id" },
    { name: "opTitle", kind: "text", names: "opId" },
  ] as const;
  expect([opId, opTitle].map((field) => fieldLabel(field, [opId, opTitle]))).toEqual(["Operator id", "Operator"]);
  expect(fieldLabel(opId, [opId])).toBe("Operator");
});
