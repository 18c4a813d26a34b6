import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { partnerActions } from "./partners.actions.ts";

const partner = (values: Partial<components["schemas"]["Partner"]>) =>
  ({ partnerId: "pt-7", partnerType: "BRANDED", userEmail: "a@b.c", ...values }) as components["schemas"]["Partner"];
const idsOf = (values: Partial<components["schemas"]["Partner"]>) =>
  Object.keys(offers(partnerActions, "admin", partner(values)));

describe("a partner", () => {
  it("without a user can be completed, one with a user can have it recreated", () => {
    expect(idsOf({ userEmail: null })).toContain("complete");
    expect(idsOf({ userEmail: null })).not.toContain("recreate");
    expect(idsOf({})).toContain("recreate");
    expect(idsOf({})).not.toContain("complete");
  });
  it("without a brand can be given one", () => {
    expect(idsOf({ partnerType: "NORMAL" })).toContain("brand");
    expect(idsOf({})).not.toContain("brand");
  });
  it("is not paid out by users of a brand (ruling 36)", () =>
    expect(offers(partnerActions, "brand-admin", partner({}))).toMatchObject({
      withdraw: "Users of a brand do not handle the withdrawals of partners.",
      history: "may",
    }));
  it("is only looked at by managers, who are told the rights", () =>
    expect(offers(partnerActions, "operator-manager", partner({}))).toMatchObject({
      dashboard: expect.stringContaining("view_partner_dashboard") as string,
      channel: expect.stringContaining("edit_marketing_channels") as string,
      recreate: expect.stringContaining("edit_partners") as string,
    }));
});
