import { expect, it } from "vitest";
import { keepDecided } from "./keep-decided.ts";

const keep = (before: string, now: string, decided: string) =>
  keepDecided(before.split(""), now.split(""), new Set(decided), (row) => row).join("");

it.each([
  ["nothing decided → rows of the server", "abc", "bcd", "", "bcd"],
  ["first row decided → stays first", "abc", "bcd", "a", "abcd"],
  ["middle row decided → stays between its neighbours", "abc", "acd", "b", "abcd"],
  ["several adjacent rows decided → keep their order", "abcd", "cde", "ab", "abcde"],
  ["decided row is still in the answer → not duplicated", "abc", "abc", "a", "abc"],
  ["undecided row is missing in the answer → removed", "abc", "cd", "a", "acd"],
  ["answer is empty → decided rows stay", "ab", "", "ab", "ab"],
])("keepDecided: %s", (_, before, now, decided, rows) => expect(keep(before, now, decided)).toBe(rows));
