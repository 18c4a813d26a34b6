import { expect, it } from "vitest";
import { bulkOffers, bulkSends } from "#testing/bulk-offers.ts";
import { translationBulk } from "./translations.bulk.ts";

const row = { rowKey: "cashier.title", en: "Cashier" } as Parameters<typeof translationBulk.name>[0];

it("translation bulk: delete → call of a single translation, row count must be typed", () => {
  expect(bulkOffers(translationBulk, "super-admin", row)).toEqual({ delete: "may" });
  expect(bulkSends(translationBulk, "delete", row)).toEqual({
    operation: "deleteTranslation",
    input: { query: { rowKey: "cashier.title" } },
  });
  expect(translationBulk.actions[0]?.irreversible).toBe(true);
});

it("translation bulk: permission missing → row is excluded, the reason names the permission", () => {
  expect(bulkOffers(translationBulk, "operator-manager", row)["delete"]).toMatch(/delete_translations/);
});
