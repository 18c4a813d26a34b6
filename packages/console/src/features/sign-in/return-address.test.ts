import { expect, it } from "vitest";
import { returnAddress } from "./return-address.ts";

it("goes back to a path of this console", () => {
  expect(returnAddress("/withdraw/bank-list?page=2")).toBe("/withdraw/bank-list?page=2");
});

it.each([
  null,
  "",
  "https://elsewhere.example",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "javascript:alert(1)",
  "/admin?error=x",
])("never goes to %s", (wanted) => {
  expect(returnAddress(wanted)).toBe("/quick-dashboard");
});
