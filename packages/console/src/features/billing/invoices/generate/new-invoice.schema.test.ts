import { describe, expect, it } from "vitest";
import { NO_SETTINGS, settingsValues } from "../settings/settings.schema.ts";
import {
  asNewInvoice,
  newInvoice,
  newInvoiceRecord,
  newInvoiceSchema,
  usualTitle,
  type NewInvoiceValues,
} from "./new-invoice.schema.ts";

const values: NewInvoiceValues = {
  opId: "op-solvik",
  forBrand: false,
  brandId: "",
  month: "9",
  year: "2026",
  title: " GGR September 2026 ",
  reference: "SOL-2026-09",
  testPlayersInclusion: "no test",
  includeBrands: false,
  note: "Agreed in the meeting.",
  superAdminNote: "",
  description: "",
  issuedAt: "",
  overrideSettings: false,
  ...NO_SETTINGS,
};
const wire = {
  opId: "op-solvik",
  year: 2026,
  title: "GGR September 2026",
  reference: "SOL-2026-09",
  testPlayersInclusion: "no test",
  includeBrands: false,
  note: "Agreed in the meeting.",
};
const parsed = (change: Partial<NewInvoiceValues> = {}) => newInvoiceSchema(true).parse({ ...values, ...change });
const said = (change: Partial<NewInvoiceValues>, writesNotes = true) =>
  Object.fromEntries(
    (newInvoiceSchema(writesNotes).safeParse({ ...values, ...change }).error?.issues ?? []).map((issue) => [
      issue.path.join("."),
      issue.message,
    ]),
  );

describe("new invoice", () => {
  it.each([
    [{ opId: "" }, { opId: "Operator not found, please select an operator." }],
    [{ opId: "op-a", forBrand: true }, { brandId: "Operator not found, please select an operator." }],
    [{ month: "" }, { month: "Choose the month." }],
    [{ year: "" }, { year: "Choose the year." }],
    [{ title: "  " }, { title: "Enter a title." }],
    [{ title: "x".repeat(101) }, { title: "Use at most 100 characters." }],
    [{ reference: "" }, { reference: "Enter a reference." }],
    [{ note: " " }, { note: "Write a note." }],
    [{ note: "x".repeat(201) }, { note: "Use at most 200 characters." }],
    [{ description: "x".repeat(501) }, { description: "Use at most 500 characters." }],
    [{ issuedAt: "incomplete" }, { issuedAt: "Choose both date and time, or neither." }],
  ] satisfies [Partial<NewInvoiceValues>, object][])("%o → error", (change, says) =>
    expect(said(change)).toEqual(says),
  );

  it("user without notes → note is not required (ruling 38)", () => expect(said({ note: "" }, false)).toEqual({}));

  it("invoice call → month as number, empty texts omitted", () =>
    expect(newInvoice(parsed())).toEqual({ ...wire, month: 9, overrideSettings: false }));

  it("record call → month as name", () => expect(newInvoiceRecord(parsed())).toEqual({ ...wire, month: "SEPTEMBER" }));

  it("record overwritten → same invoice in the V2 call", () =>
    expect(asNewInvoice(newInvoiceRecord(parsed()))).toEqual(newInvoice(parsed())));

  it("settings → sent only when overridden and complete", () => {
    const settings = {
      casinoGGRPercentage: 12.5,
      sportGGRPercentage: 10,
      minMonthlyFeeInUSD: 2500,
      premiumSportInUSD: 0,
      premiumBotInUSD: 0,
      brandFeeInUSD: 99.95,
      additionalCosts: [{ name: "Hosting", value: 0.1 }],
    };
    expect(newInvoice(parsed({ overrideSettings: true, ...settingsValues(settings) }))).toEqual({
      ...wire,
      month: 9,
      overrideSettings: true,
      ...settings,
    });
    expect(Object.keys(said({ overrideSettings: true }))).toContain("brandFeeInUSD");
  });

  it("default title → month of the invoice", () => {
    expect(usualTitle("9", "2026")).toBe("GGR September 2026");
    expect(usualTitle("", "2026")).toBe("");
  });
});
