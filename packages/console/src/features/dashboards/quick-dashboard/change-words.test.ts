import { expect, it } from "vitest";
import { changeWords } from "./change-words.ts";

it.each([
  [{ cameIn: 12, decided: 9 }, "12 came in and 9 were decided since yesterday."],
  [{ cameIn: 0, decided: 1 }, "0 came in and 1 was decided since yesterday."],
  // The end of a hostname's wait is not recorded.
  [{ cameIn: 1200, decided: null }, "1,200 came in since yesterday."],
])("changeWords: %j → text", (change, words) => expect(changeWords(change, "en-GB")).toBe(words));
