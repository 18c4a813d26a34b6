import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { sessionWith } from "#testing/backend/session-with.ts";
import { mayNotRequest } from "../partner-money.ts";
import { partnerWithdrawalActions } from "./list/partner-withdrawals.actions.ts";
import { closedReason, reviewReason } from "./partner-review.ts";

type PartnerWithdraw = components["schemas"]["PartnerWithdraw"];

const withdrawal = (status: string, who: Partial<PartnerWithdraw> = {}) =>
  ({ txId: "ptx-7", status, confirmedBy: null, rejectedBy: null, ...who }) as PartnerWithdraw;

describe("a partner's withdrawal can be decided about", () => {
  it.each([
    ["PENDING", {}, undefined],
    ["CONFIRMED", { confirmedBy: "Sol" }, "This withdrawal is already approved by Sol."],
    ["CONFIRMED", {}, "This withdrawal is already approved."],
    ["REJECTED", { rejectedBy: "Sol" }, "This withdrawal is already rejected by Sol."],
    ["ON_HOLD", {}, "This withdrawal is ON_HOLD."],
  ])("while it is pending: %s %j", (status, who, reason) => {
    expect(closedReason(withdrawal(status, who))).toBe(reason);
  });

  const permissions = ["approve_reject_partner_withdrawals", "request_partner_withdrawals"];
  const brand = { op: "br-elm", parentOpId: "op-oak", permissions };

  it("and only with the right, which is named", () =>
    expect(reviewReason(withdrawal("PENDING"), sessionWith({ permissions: [] }))).toMatch(
      /You need the right approve_reject_partner_withdrawals/,
    ));

  it.each([
    ["an operator's user", { roles: ["OPERATOR_ADMIN"] as const, op: "op-oak", parentOpId: null }, true],
    ["a brand's user", { roles: ["OPERATOR_ADMIN"] as const, op: "br-elm", parentOpId: "op-oak" }, false],
    ["an admin, whatever stands beside it", { roles: ["ADMIN"] as const, op: "br-elm", parentOpId: "op-oak" }, true],
  ])("by SUPER_ADMIN, ADMIN and users without a parent operator: %s (ruling 36)", (_, who, may) => {
    const session = sessionWith({ permissions, ...who, roles: [...who.roles] });
    const says = may ? undefined : "Users of a brand do not handle the withdrawals of partners.";
    expect(reviewReason(withdrawal("PENDING"), session)).toBe(says);
    expect(mayNotRequest(session)).toBe(says);
  });

  it("which the partner of a brand may not ask for either", () =>
    expect(mayNotRequest(sessionWith({ roles: ["PARTNER"], partnerId: "pt-7", ...brand }))).toMatch(
      /Users of a brand/,
    ));
});

describe("a row offers", () => {
  it("both decisions while it waits, and none afterwards", () => {
    expect(offers(partnerWithdrawalActions, "admin", withdrawal("PENDING"))).toEqual({ approve: "may", reject: "may" });
    expect(offers(partnerWithdrawalActions, "admin", withdrawal("CONFIRMED"))).toEqual({});
  });
  it("a partner neither on its own request", () =>
    expect(offers(partnerWithdrawalActions, "partner", withdrawal("PENDING"))).toEqual({}));
  it("them with the reason to whom they are not for", () =>
    expect(offers(partnerWithdrawalActions, "brand-admin", withdrawal("PENDING"))).toEqual({
      approve: "Users of a brand do not handle the withdrawals of partners.",
      reject: "Users of a brand do not handle the withdrawals of partners.",
    }));
});
