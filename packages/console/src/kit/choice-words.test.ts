import { expect, it } from "vitest";
import { choiceWords } from "./choice-words.ts";

it.each([
  ["IN_PROGRESS", "In progress"],
  ["deposit", "Deposit"],
  ["Succeeded", "Succeeded"],
  ["USD", "USD"],
  ["WON", "Won"],
  ["OP_TITLE", "Op title"],
])("calls the value %s %s", (value, words) => expect(choiceWords(value)).toBe(words));
