import { expect, it } from "vitest";
import { bulkOffers, bulkSends } from "#testing/bulk-offers.ts";
import { switchBulk } from "./switch-bulk.ts";

const row = (status: string, opId = "op-a") => ({ gameId: "g1", title: "Book", status, opId });
const bulk = switchBulk(({ opId }: ReturnType<typeof row>) => opId);
const platform = switchBulk((_row: ReturnType<typeof row>) => "*");

it.each([
  ["ENABLED", { enable: "This game is already enabled.", disable: "may" }],
  ["DISABLED", { enable: "may", disable: "This game is already disabled." }],
  ["MAINTENANCE", { enable: "may", disable: "may" }],
])("game bulk: %s → %o", (status, expected) => {
  expect(bulkOffers(bulk, "super-admin", row(status))).toEqual(expected);
});

it("game bulk: whole platform → allowed for platform staff only", () => {
  expect(bulkOffers(platform, "super-admin", row("DISABLED"))["enable"]).toBe("may");
  expect(bulkOffers(platform, "operator-admin", row("DISABLED"))["enable"]).not.toBe("may");
});

it("game bulk: enable or disable → call of a single game at its operator", () => {
  const input = { body: { gameId: "g1", opId: "op-a" } };
  expect(bulkSends(bulk, "enable", row("DISABLED"))).toEqual({ operation: "enableGame", input });
  expect(bulkSends(bulk, "disable", row("ENABLED"))).toEqual({ operation: "disableGame", input });
});
