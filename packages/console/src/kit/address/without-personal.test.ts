import { expect, test } from "vitest";
import { withoutPersonal } from "./without-personal.ts";

test("keeps filters, and drops searches and what the contract calls personal or secret", () => {
  expect(withoutPersonal("?status=OPEN&status=PAID&opId=op-1")).toBe("?status=OPEN&status=PAID&opId=op-1");
  expect(withoutPersonal("?search=a%40b.example&page=2&email=a%40b.example&iban=DE02&apiToken=x")).toBe("?page=2");
  expect(withoutPersonal("?search=Amelie")).toBe("");
  expect(withoutPersonal("")).toBe("");
});

test("query string without personal data: a parameter to keep → kept, others are not", () => {
  expect(withoutPersonal("?search=Amelie&email=a%40b.example", "search")).toBe("?search=Amelie");
});

test("drops a query string of more than 2,000 characters", () => {
  expect(withoutPersonal(`?status=${"A".repeat(1993)}`)).toHaveLength(2001);
  expect(withoutPersonal(`?status=${"A".repeat(1994)}`)).toBe("");
});
