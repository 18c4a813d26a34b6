import { expect, it } from "vitest";
import { isSameName } from "./is-same-name.ts";

it.each([
  ["Elin Berg", "Elin Berg", true],
  ["BERG  Elin ", "Elin Berg", true],
  ["Elin Berg", "Elin Bergman", false],
  ["Elin Berg", "Elin Maria Berg", false],
  ["Özge Yılmaz", "Özge Yilmaz", false],
])("isSameName: %s and %s → %s", (one, other, expected) => expect(isSameName(one, other)).toBe(expected));
