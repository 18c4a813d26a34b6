import { expect, it } from "vitest";
import { clockWords } from "./clock-words.ts";

const NOON = Date.UTC(2026, 10, 20, 12);

it.each([
  [0, "the same as yours"],
  [-5, "the same as yours"],
  [6, "6 seconds ahead of yours"],
  [-59, "59 seconds behind yours"],
  [60, "1 minute ahead of yours"],
  [-3600, "60 minutes behind yours"],
])("clockWords: difference of %i seconds → “%s”", (seconds, words) =>
  expect(clockWords(NOON + seconds * 1000, NOON)).toBe(words),
);
