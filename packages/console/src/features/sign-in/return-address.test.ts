import { expect, it } from "vitest";
import { returnAddress } from "./return-address.ts";

it("goes back to a path of this console", () => {
  expect(returnAddress("/withdraw/bank-list?page=2")).toBe("/withdraw/bank-list?page=2");
});

it("opens a page whose address only begins like the sign-in page's", () => {
  expect(returnAddress("/administration")).toBe("/administration");
});

it.each([
  null,
  "",
  "https://elsewhere.example",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "javascript:alert(1)",
  "/..//elsewhere.example",
  "/\t/elsewhere.example",
  "/admin",
  "/admin?error=x",
  "/bets/../admin?error=x",
  "/api/auth/logout",
])("never goes to %s", (wanted) => {
  expect(returnAddress(wanted)).toBe("/");
});
