import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { brandBody, newBrand, partnerBrandSchema, requiredDetailsSchema } from "./partner-brand.schema.ts";
import { newSettings, PERCENTAGES, partnerSettingsSchema } from "./partner-settings.schema.ts";
import { NEW_USER, partnerUserSchema, userCodeOf } from "./partner-user.schema.ts";

/** Schema errors by path. */
const says = (schema: z.ZodType, value: object) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );

const brand = { ...newBrand("op-oak"), title: "Hazel", opId: "br-hazel", domains: ["hazel.example"] };
const wrongBrand = (change: object) => says(partnerBrandSchema, { ...brand, ...change });

describe("partner brand", () => {
  it("title: other characters or over 20 → error", () => {
    expect(wrongBrand({ title: "Hazel7" })).toEqual({});
    expect(wrongBrand({ title: "H".repeat(20) })).toEqual({});
    expect(wrongBrand({ title: "H".repeat(21) })).toEqual({ title: "Use at most 20 characters." });
    for (const title of ["Hazel & Co", "Häzel", "Hazel-7", "🎰"])
      expect(wrongBrand({ title })).toEqual({ title: "Use letters and digits only." });
    expect(wrongBrand({ title: " " }).title).toBeTruthy();
  });

  it("domains: none, invalid, over 63 characters or with protocol → error", () => {
    expect(wrongBrand({ domains: [] })).toEqual({ domains: "Add at least one domain." });
    expect(wrongBrand({ domains: [""] })).toEqual({ "domains.0": "Enter a domain or remove the row." });
    expect(wrongBrand({ domains: ["https://hazel.example"] })["domains.0"]).toMatch(/without a protocol/);
    expect(wrongBrand({ domains: ["ha_zel.example"] })["domains.0"]).toBe(
      "Use letters, digits, dots and hyphens only.",
    );
    expect(wrongBrand({ domains: ["a".repeat(63)] })).toEqual({});
    expect(wrongBrand({ domains: ["a".repeat(64)] })).toEqual({ "domains.0": "Use at most 63 characters." });
  });

  it("domain limit: outside 1 to 1000 or below the number of domains → error", () => {
    expect(newBrand("op-oak").domainsLimit).toBe("1");
    for (const domainsLimit of ["1", "1000"]) expect(wrongBrand({ domainsLimit })).toEqual({});
    for (const domainsLimit of ["0", "1001", "", "1.5", "-1"])
      expect(wrongBrand({ domainsLimit }).domainsLimit).toBeTruthy();
    expect(wrongBrand({ domains: ["a.example", "b.example"] })).toEqual({
      domainsLimit: "The brand already has 2 domains.",
    });
  });

  it("brand ID: other than lowercase letters, digits and hyphens → error", () => {
    for (const opId of ["Br-hazel", "br--hazel", "-br", "br hazel"]) expect(wrongBrand({ opId }).opId).toBeTruthy();
    expect(wrongBrand({ opId: "b" })).toEqual({ opId: "Use 2 to 40 characters." });
  });

  it("CDN account: token required only if selected", () => {
    expect(wrongBrand({ isCfSelected: true })).toEqual({ cfApiToken: "Enter the API token of the CDN account." });
    const typed = partnerBrandSchema.parse({ ...brand, cfApiToken: "secret", zoneId: "z1" });
    expect(brandBody(typed)).toEqual({
      parentOpId: "op-oak",
      title: "Hazel",
      opId: "br-hazel",
      domains: ["hazel.example"],
      domainsLimit: 1,
      haveDomain: true,
      isCfSelected: false,
    });
    expect(brandBody({ ...typed, isCfSelected: true })).toMatchObject({ cfApiToken: "secret", zoneId: "z1" });
  });
});

describe("partner wizard, first step", () => {
  it("normal partner → operator only", () => {
    const typed = { ...brand, partnerType: "NORMAL", title: "wrong title!", domainsLimit: "0" };
    expect(requiredDetailsSchema.parse(typed)).toEqual({ partnerType: "NORMAL", parentOpId: "op-oak" });
    expect(says(requiredDetailsSchema, { ...typed, parentOpId: "" })).toEqual({
      parentOpId: "Choose the operator of the partner.",
    });
  });

  it("branded partner → brand is validated and sent", () => {
    expect(requiredDetailsSchema.parse({ ...brand, partnerType: "BRANDED" })).toMatchObject({ opId: "br-hazel" });
    expect(says(requiredDetailsSchema, { ...brand, partnerType: "BRANDED", domains: ["://"] })).toEqual({
      "domains.0": "Enter the domain without a protocol: example.com, not https://example.com.",
    });
  });
});

const settings = newSettings("Hazel", "2027-02-03");
const wrongSettings = (change: object) => says(partnerSettingsSchema, { ...settings, ...change });

describe("partner settings", () => {
  it("defaults → inactive, 1 percent, 1 USD, one withdrawal a month", () =>
    expect(partnerSettingsSchema.parse(settings)).toEqual({
      partnerTitle: "Hazel",
      isActive: false,
      ...Object.fromEntries(Object.keys(PERCENTAGES).map((name) => [name, 1])),
      minWithdrawAmountInUSD: 1,
      maxNoWithdrawalRequests: 1,
      effectiveDate: "2027-02-03",
    }));

  it.each(Object.keys(PERCENTAGES))("%s: not a whole number from 0 to 100 → error", (name) => {
    for (const value of ["0", "100"]) expect(wrongSettings({ [name]: value })).toEqual({});
    for (const value of ["-1", "101", "12.5", ""]) expect(wrongSettings({ [name]: value })[name]).toBeTruthy();
  });

  it("minimum withdrawal: below 1 USD or finer than cents → error", () => {
    expect(wrongSettings({ minWithdrawAmountInUSD: "1.5" })).toEqual({});
    for (const value of ["0.99", "0", "-5", ""])
      expect(wrongSettings({ minWithdrawAmountInUSD: value }).minWithdrawAmountInUSD).toBeTruthy();
    expect(wrongSettings({ minWithdrawAmountInUSD: "1.005" })).toEqual({
      minWithdrawAmountInUSD: "USD has 2 decimals.",
    });
  });

  it("withdrawals a month: outside 1 to 10 → error", () => {
    for (const value of ["1", "10"]) expect(wrongSettings({ maxNoWithdrawalRequests: value })).toEqual({});
    for (const value of ["0", "11", "2.5"])
      expect(wrongSettings({ maxNoWithdrawalRequests: value }).maxNoWithdrawalRequests).toBeTruthy();
  });

  it("effective date: missing → error", () => {
    expect(wrongSettings({ effectiveDate: "" }).effectiveDate).toMatch(/Choose the effective date/);
    expect(wrongSettings({ effectiveDate: "2027-02-30" }).effectiveDate).toBeTruthy();
  });
});

const user = { ...NEW_USER, email: "hazel@example.com", nickname: "Hazel 7", password: "Hazel-nut-7" };
const wrongUser = (change: object) => says(partnerUserSchema, { ...user, ...change });

describe("partner user", () => {
  it("defaults → role partner, English, UTC, usernames", () =>
    expect(partnerUserSchema.parse(user)).toMatchObject({
      role: "PARTNER",
      language: "en",
      timezone: "UTC",
      playerSubInfoType: "username",
    }));

  it.each([
    [{ email: "hazel" }, { email: "Invalid email address." }],
    [{ role: "" }, { role: "Role is required. Make sure to select a role for this user." }],
    [{ nickname: "Haz€l" }, { nickname: "Invalid nickname, special characters are not allowed in nickname." }],
    [{ nickname: "Ha" }, { nickname: "Use 3 to 15 characters." }],
    [{ nickname: "H".repeat(16) }, { nickname: "Use 3 to 15 characters." }],
    [{ password: "hazelnut" }, { password: "Password is weak, please check the password hints and try again." }],
    [{ password: "Hazel-7" }, { password: "Password is weak, please check the password hints and try again." }],
  ])("%j → documented sentence", (change, sentence) => expect(wrongUser(change)).toEqual(sentence));

  it("user code → operator and partner, any length (ruling 35)", () =>
    expect(userCodeOf({ opId: "br-hazel-and-friends", partnerId: "pt-9000" })).toBe("br-hazel-and-friends-pt-9000"));
});
