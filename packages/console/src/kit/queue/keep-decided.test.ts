import { expect, it } from "vitest";
import { keepDecided } from "./keep-decided.ts";

const keep = (before: string, now: string, decided: string) =>
  keepDecided(before.split(""), now.split(""), new Set(decided), (row) => row).join("");

it.each([
  ["nothing decided: what the server says", "abc", "bcd", "", "bcd"],
  ["the first one stays first", "abc", "bcd", "a", "abcd"],
  ["one in the middle stays between its neighbours", "abc", "acd", "b", "abcd"],
  ["several in a row keep their order", "abcd", "cde", "ab", "abcde"],
  ["one that is still there is not doubled", "abc", "abc", "a", "abc"],
  ["one that somebody else took away is gone", "abc", "cd", "a", "acd"],
  ["the queue is empty: what was decided is left", "ab", "", "ab", "ab"],
])("%s", (_, before, now, decided, rows) => expect(keep(before, now, decided)).toBe(rows));
