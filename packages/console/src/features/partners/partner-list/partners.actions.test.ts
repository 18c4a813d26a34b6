import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { partnerActions } from "./partners.actions.ts";

const partner = (values: Partial<components["schemas"]["Partner"]>) =>
  ({ partnerId: "pt-7", partnerType: "BRANDED", userEmail: "a@b.c", ...values }) as components["schemas"]["Partner"];
const idsOf = (values: Partial<components["schemas"]["Partner"]>) =>
  Object.keys(offers(partnerActions, "admin", partner(values)));

describe("partner actions", () => {
  it("no user → Complete Partner Setup; user → Recreate user", () => {
    expect(idsOf({ userEmail: null })).toContain("complete");
    expect(idsOf({ userEmail: null })).not.toContain("recreate");
    expect(idsOf({})).toContain("recreate");
    expect(idsOf({})).not.toContain("complete");
  });
  it("no brand → Set up a brand", () => {
    expect(idsOf({ partnerType: "NORMAL" })).toContain("brand");
    expect(idsOf({})).not.toContain("brand");
  });
  it("brand user → Withdraw is disabled (ruling 36)", () =>
    expect(offers(partnerActions, "brand-admin", partner({}))).toMatchObject({
      withdraw: "Brand users cannot handle partner withdrawals.",
      history: "may",
    }));
  it("operator manager → reasons name the permissions", () =>
    expect(offers(partnerActions, "operator-manager", partner({}))).toMatchObject({
      dashboard: expect.stringContaining("view_partner_dashboard") as string,
      channel: expect.stringContaining("edit_marketing_channels") as string,
      recreate: expect.stringContaining("edit_partners") as string,
    }));
});
