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

describe("test-player filter", () => {
  it.each(["/reports/games", "/quick-dashboard", "/dashboard", "/partner-dashboard"])("%s → hidden", (path) => {
    expect(topBarControls(page(path), session("ADMIN")).testFilter).toBe(false);
  });
  it("page with noTestFilter → hidden, other page → shown", () => {
    expect(topBarControls(page("/players", { noTestFilter: true }), session("ADMIN")).testFilter).toBe(false);
    expect(topBarControls(page("/players"), session("ADMIN")).testFilter).toBe(true);
  });
});

describe("operator selector", () => {
  it("partner, or page with noOperatorSelector → hidden", () => {
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
  ] as const)("phone popover and include-brands, role %s → shown: %s", (role, shown) => {
    expect(topBarControls(page("/players"), session(role))).toMatchObject({ popover: shown, includeBrands: shown });
  });
  it("user with a parent operator → no phone popover", () => {
    expect(topBarControls(page("/players"), session("OPERATOR_ADMIN", "op-1"))).toMatchObject({
      popover: false,
      includeBrands: true,
    });
  });
  it("page with noIncludeBrands → no include-brands", () => {
    expect(topBarControls(page("/x", { noIncludeBrands: true }), session("ADMIN")).includeBrands).toBe(false);
  });
});
