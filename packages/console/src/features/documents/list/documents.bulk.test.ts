import { expect, it } from "vitest";
import { bulkOffers, bulkSends } from "#testing/bulk-offers.ts";
import { documentBulk } from "./documents.bulk.ts";

type Document = Parameters<typeof documentBulk.name>[0];
const row = (status: string, documentType = "CARD_COPY") =>
  ({ kycId: "k1", playerId: "p1", playerCode: "P1", status, documentType }) as Document;

it.each([
  ["pending", row("PENDING"), "may"],
  ["confirmed", row("CONFIRMED"), "This document is already confirmed."],
  ["rejected", row("REJECTED"), "This document is already rejected."],
  ["not submitted", row("NOT_SUBMITTED"), "No document was submitted."],
  ["of a type that nobody can look at", row("PENDING", "IRIS_SCAN"), "No document was submitted."],
])("document bulk: %s → rejection: %s", (_name, document, reject) => {
  expect(bulkOffers(documentBulk, "operator-admin", document)).toEqual({ reject });
});

it("document bulk: approval → not offered, since each document must be viewed", () => {
  expect(documentBulk.actions.map(({ id }) => id)).toEqual(["reject"]);
});

it("document bulk: permission missing → row is excluded, the reason names the permission", () => {
  expect(bulkOffers(documentBulk, "operator-manager", row("PENDING"))["reject"]).toMatch(/approve_reject_kyc/);
});

it("document bulk: reject → call of a single rejection", () => {
  expect(bulkSends(documentBulk, "reject", row("PENDING"), "Not readable.")).toEqual({
    operation: "changeKyc",
    input: {
      body: { action: "reject", uuid: "k1", playerId: "p1", playerCode: "P1", noteForThePlayer: "Not readable." },
    },
  });
});
