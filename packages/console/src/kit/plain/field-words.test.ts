import { expect, it } from "vitest";
import { fieldWords } from "./field-words.ts";

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
  ["selectedLanguage", "Language"],
])("calls the field %s %s", (name, words) => expect(fieldWords(name)).toBe(words));
