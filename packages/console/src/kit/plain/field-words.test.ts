import { expect, it } from "vitest";
import { choiceWords } from "./choice-words.ts";
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

it.each([
  ["IN_PROGRESS", "In progress"],
  ["deposit", "Deposit"],
  ["Succeeded", "Succeeded"],
  ["USD", "USD"],
  ["WON", "Won"],
  ["OP_TITLE", "Op title"],
])("calls the value %s %s", (value, words) => expect(choiceWords(value)).toBe(words));
