import { expect, test } from "vitest";
import { withoutPersonal } from "./without-personal.ts";

test("withoutPersonal: filters are kept, searches and personal or secret parameters are dropped", () => {
  expect(withoutPersonal("?status=OPEN&status=PAID&opId=op-1")).toBe("?status=OPEN&status=PAID&opId=op-1");
  expect(withoutPersonal("?search=a%40b.example&page=2&email=a%40b.example&iban=DE02&apiToken=x")).toBe("?page=2");
  expect(withoutPersonal("?search=Amelie")).toBe("");
  expect(withoutPersonal("")).toBe("");
});

test("withoutPersonal: parameter to keep → kept, other personal parameters are dropped", () => {
  expect(withoutPersonal("?search=Amelie&email=a%40b.example", "search")).toBe("?search=Amelie");
});

test("withoutPersonal: query string of more than 2,000 characters → dropped", () => {
  expect(withoutPersonal(`?status=${"A".repeat(1993)}`)).toHaveLength(2001);
  expect(withoutPersonal(`?status=${"A".repeat(1994)}`)).toBe("");
});
