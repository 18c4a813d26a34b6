import { expect, it } from "vitest";
import { waitWords } from "./wait-words.ts";

it.each([
  [1, "waits 1 minute"],
  [90, "waits 90 minutes"],
  [60, "waits 1 hour"],
  [4320, "waits 3 days"],
])("waitWords: %i minutes → “%s”", (minutes, words) => expect(waitWords(minutes)).toBe(words));
