import { describe, expect, it } from "vitest";
import { brandingInput, brandingSchema } from "./branding.schema.ts";

const good = {
  siteTitle: { en: "Nordlys" },
  slogan: {},
  logoPath: "/media/op-nordlys/logo.svg",
  logoDarkPath: "",
  faviconPath: "",
  supportEmail: "",
  socialLinks: [{ network: "X", url: "https://x.com/nordlys" }],
};
const problem = (changes: object) => brandingSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;
const link = (url: string) => ({ network: "X", url });

describe("branding schema", () => {
  it("English title missing → error", () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ siteTitle: { sv: "Nordlys" } })).toBe("Enter the title in English.");
  });
  it("image path outside the site or over 300 characters → error", () => {
    expect(problem({ logoPath: `/${"x".repeat(299)}` })).toBeUndefined();
    expect(problem({ logoPath: `/${"x".repeat(300)}` })).toBe("Use at most 300 characters.");
    for (const path of ["logo.svg", "//evil.example/a.svg", "https://a.example/a.svg", "javascript:alert(1)"])
      expect(problem({ faviconPath: path })).toMatch(/^Start with \//);
  });
  it("support email: valid or empty → accepted, otherwise error", () => {
    expect(problem({ supportEmail: "help@example.com" })).toBeUndefined();
    expect(problem({ supportEmail: "help" })).toBe("Enter an email address.");
  });
  it("social links: over 12, not https or empty → error", () => {
    expect(problem({ socialLinks: Array.from({ length: 12 }, () => link("https://a.example")) })).toBeUndefined();
    expect(problem({ socialLinks: Array.from({ length: 13 }, () => link("https://a.example")) })).toBe(
      "Use at most 12 profiles.",
    );
    expect(problem({ socialLinks: [link("javascript:alert(1)")] })).toBe("Start with https://.");
    expect(problem({ socialLinks: [link(" ")] })).toBe("Enter the address of the profile.");
  });
});

it("branding body: empty fields → null", () =>
  expect(brandingInput("op-nordlys", brandingSchema.parse(good))).toEqual({
    ...good,
    opId: "op-nordlys",
    logoDarkPath: null,
    faviconPath: null,
    supportEmail: null,
  }));
