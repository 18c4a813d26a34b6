import { expect, it } from "vitest";
import { returnAddress } from "./return-address.ts";

it("returnAddress: path of the console → kept", () => {
  expect(returnAddress("/withdraw/bank-list?page=2")).toBe("/withdraw/bank-list?page=2");
});

it("returnAddress: path that only starts like the sign-in page → kept", () => {
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
])("returnAddress: %s → /", (address) => {
  expect(returnAddress(address)).toBe("/");
});
