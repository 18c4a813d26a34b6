import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { sessionWith } from "#testing/backend/session-with.ts";
import { mayNotRequest } from "../partner-money.ts";
import { partnerWithdrawalActions } from "./list/partner-withdrawals.actions.ts";
import { reviewReason } from "./partner-review.ts";

type PartnerWithdraw = components["schemas"]["PartnerWithdraw"];

const withdrawal = (status: string, who: Partial<PartnerWithdraw> = {}) =>
  ({ txId: "ptx-7", status, confirmedBy: null, rejectedBy: null, ...who }) as PartnerWithdraw;

describe("partner withdrawal decision", () => {
  const permissions = ["approve_reject_partner_withdrawals", "request_partner_withdrawals"];
  it.each([
    ["PENDING", {}, undefined],
    ["CONFIRMED", { confirmedBy: "Sol" }, "This withdrawal is already approved by Sol."],
    ["CONFIRMED", {}, "This withdrawal is already approved."],
    ["REJECTED", { rejectedBy: "Sol" }, "This withdrawal is already rejected by Sol."],
    ["ON_HOLD", {}, "This withdrawal is ON_HOLD."],
  ])("status %s %j → reason", (status, who, reason) => {
    expect(reviewReason(withdrawal(status, who), sessionWith({ roles: ["ADMIN"], permissions }))).toBe(reason);
  });

  const brand = { op: "br-elm", parentOpId: "op-oak", permissions };

  it("permission missing → reason names it", () =>
    expect(reviewReason(withdrawal("PENDING"), sessionWith({ permissions: [] }))).toMatch(
      /You need the permission approve_reject_partner_withdrawals/,
    ));

  it.each([
    ["an operator's user", { roles: ["OPERATOR_ADMIN"] as const, op: "op-oak", parentOpId: null }, true],
    ["a brand's user", { roles: ["OPERATOR_ADMIN"] as const, op: "br-elm", parentOpId: "op-oak" }, false],
    ["an admin, whatever stands beside it", { roles: ["ADMIN"] as const, op: "br-elm", parentOpId: "op-oak" }, true],
  ])("user %s → allowed only for SUPER_ADMIN, ADMIN and users without a parent operator (ruling 36)", (_, who, may) => {
    const session = sessionWith({ permissions, ...who, roles: [...who.roles] });
    const says = may ? undefined : "Brand users cannot handle partner withdrawals.";
    expect(reviewReason(withdrawal("PENDING"), session)).toBe(says);
    expect(mayNotRequest(session)).toBe(says);
  });

  it("brand partner → cannot request a withdrawal", () =>
    expect(mayNotRequest(sessionWith({ roles: ["PARTNER"], partnerId: "pt-7", ...brand }))).toMatch(/Brand users/));
});

describe("partner withdrawal row actions", () => {
  it("pending → both decisions; decided → none", () => {
    expect(offers(partnerWithdrawalActions, "admin", withdrawal("PENDING"))).toEqual({ approve: "may", reject: "may" });
    expect(offers(partnerWithdrawalActions, "admin", withdrawal("CONFIRMED"))).toEqual({});
  });
  it("partner, own request → none", () =>
    expect(offers(partnerWithdrawalActions, "partner", withdrawal("PENDING"))).toEqual({}));
  it("permission missing → disabled with the reason", () =>
    expect(offers(partnerWithdrawalActions, "brand-admin", withdrawal("PENDING"))).toEqual({
      approve: "Brand users cannot handle partner withdrawals.",
      reject: "Brand users cannot handle partner withdrawals.",
    }));
});
