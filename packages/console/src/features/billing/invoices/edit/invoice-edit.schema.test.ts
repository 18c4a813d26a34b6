import type { components } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { editedWords, invoiceEdit, invoiceEditSchema, invoiceEditValues } from "./invoice-edit.schema.ts";

const settings = {
  casinoGGRPercentage: 10,
  sportGGRPercentage: 8.5,
  minMonthlyFeeInUSD: 2500,
  premiumSportInUSD: 0,
  premiumBotInUSD: 0,
  brandFeeInUSD: 500,
  additionalCosts: [],
};
const invoice = {
  _id: "i-1",
  opId: "op-solvik",
  month: 9,
  year: 2026,
  issuedAt: "2026-10-01T09:00:00.000Z",
  description: null,
  superAdminNote: "Ask Mara.",
  isSettingsOverridden: false,
  settings,
} as unknown as components["schemas"]["Invoice"];
const values = invoiceEditValues(invoice);
const unchanged = {
  invoiceId: "i-1",
  opId: "op-solvik",
  month: 9,
  year: 2026,
  issuedAt: "2026-10-01T09:00:00.000Z",
  description: null,
  superAdminNote: "Ask Mara.",
  overrideSettings: false,
  settings,
};

it("invoice edit: unchanged invoice → same body, overrideSettings false (ruling 39)", () =>
  expect(invoiceEdit(invoice, invoiceEditSchema.parse(values), settings)).toEqual(unchanged));

it("invoice edit: overridden settings → sent in settings, overrideSettings false", () => {
  const own = invoiceEditSchema.parse({ ...values, overrideSettings: true, brandFeeInUSD: "12.34" });
  expect(invoiceEdit(invoice, own, settings)).toEqual({
    ...unchanged,
    settings: { ...settings, brandFeeInUSD: 12.34 },
  });
});

it("invoice edit: no own settings → the fallback settings are sent", () => {
  const others = { ...settings, brandFeeInUSD: 700 };
  expect(invoiceEdit(invoice, invoiceEditSchema.parse(values), others).settings).toEqual(others);
});

it.each([{ issuedAt: "" }, { issuedAt: "incomplete" }, { month: "" }])("invoice edit: %o → invalid", (change) =>
  expect(
    invoiceEditSchema.safeParse({ ...values, ...change }).error?.issues.map((issue) => issue.path.join(".")),
  ).toEqual(Object.keys(change)),
);

it.each([
  ["the note only", { superAdminNote: "Paid in cash." }, "Invoice Note Updated!"],
  ["the description only", { description: "October" }, "Invoice updated."],
  ["note and month", { superAdminNote: "Paid in cash.", month: "10" }, "Invoice updated."],
  ["note and brand fee", { superAdminNote: "", overrideSettings: true, brandFeeInUSD: "501" }, "Invoice updated."],
  ["nothing", {}, "Invoice updated."],
])("invoice edit: %s changed → the toast says so (money §8)", (_, change, says) => {
  const sent = invoiceEdit(invoice, invoiceEditSchema.parse({ ...values, ...change }), settings);
  expect(editedWords(invoice, sent)).toBe(says);
});
