import { describe, expect, it } from "vitest";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import { toSession, type Role } from "#kit/session/session.ts";
import { topBarControls } from "./top-bar-controls.ts";

const session = (role: Role, parentOpId: string | null = null) =>
  toSession({
    user_id: "1",
    email: "a@b.c",
    nickname: null,
    timezone: null,
    language: null,
    roles: [role],
    op: null,
    parentOpId,
    partnerId: null,
    permissions: [],
  });
const page = (path: string, flags: Partial<PageDefinition> = {}) => ({ path, ...flags }) as PageDefinition;

describe("the test-player filter", () => {
  it.each(["/reports/games", "/quick-dashboard", "/dashboard", "/partner-dashboard"])("is hidden on %s", (path) => {
    expect(topBarControls(page(path), session("ADMIN")).testFilter).toBe(false);
  });
  it("is hidden on pages flagged without it, and shown on others", () => {
    expect(topBarControls(page("/players", { noTestFilter: true }), session("ADMIN")).testFilter).toBe(false);
    expect(topBarControls(page("/players"), session("ADMIN")).testFilter).toBe(true);
  });
});

describe("the operator selector", () => {
  it("is not for partners, nor on pages flagged without it", () => {
    expect(topBarControls(page("/players"), session("PARTNER")).selector).toBe(false);
    expect(topBarControls(page("/x", { noOperatorSelector: true }), session("ADMIN"))).toMatchObject({
      selector: false,
      popover: false,
      includeBrands: false,
    });
  });
  it.each([
    ["SUPER_ADMIN", true],
    ["ADMIN", true],
    ["OPERATOR_ADMIN", true],
    ["OPERATOR_MANAGER", true],
    ["DEV_OPS", false],
    ["PARTNER", false],
  ] as const)("on a phone and include-brands, for %s: %s", (role, shown) => {
    expect(topBarControls(page("/players"), session(role))).toMatchObject({ popover: shown, includeBrands: shown });
  });
  it("has no phone popover for somebody with a parent operator", () => {
    expect(topBarControls(page("/players"), session("OPERATOR_ADMIN", "op-1"))).toMatchObject({
      popover: false,
      includeBrands: true,
    });
  });
  it("goes without include-brands where the page says so", () => {
    expect(topBarControls(page("/x", { noIncludeBrands: true }), session("ADMIN")).includeBrands).toBe(false);
  });
});
