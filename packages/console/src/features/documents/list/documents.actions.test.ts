import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { documentActions } from "./documents.actions.ts";

type Document = Parameters<ReturnType<typeof documentActions>[0]["onSelect"]>[0];
const row = (status: string, documentType = "CARD_COPY") => ({ status, documentType }) as Document;
const may = { approve: "may", reject: "may" };

it.each([
  ["pending", row("PENDING"), may],
  ["confirmed", row("CONFIRMED"), {}],
  ["rejected", row("REJECTED"), {}],
  ["not submitted", row("NOT_SUBMITTED"), {}],
  ["of a type that nobody can look at", row("PENDING", "IRIS_SCAN"), {}],
])("document actions: %s → offered actions (shell §4, ruling 57)", (_, document, expected) =>
  expect(offers(documentActions, "operator-admin", document)).toEqual(expected),
);

it("document actions: permission missing → reason names it", () => {
  const { approve, reject } = offers(documentActions, "operator-manager", row("PENDING"));
  expect(approve).toMatch(/approve_reject_kyc/);
  expect(reject).toBe(approve);
});
