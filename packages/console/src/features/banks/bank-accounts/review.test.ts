import { describe, expect, it } from "vitest";
import { sessionWith } from "#testing/backend/session-with.ts";
import { isOffered, reviewReason } from "./review.ts";

const session = (...permissions: string[]) => sessionWith({ permissions });
const account = (status: string, isDeleted = false) => ({ status, isDeleted }) as Parameters<typeof isOffered>[0];
const reviewer = session("approve_reject_bank_accounts");
const redoer = session("approve_reject_bank_accounts", "redo_bank_account_actions");

describe("isOffered: bank account decision (shell §4, ruling 24)", () => {
  it.each([
    ["PENDING", false, true, true],
    ["APPROVED", false, false, true],
    ["REJECTED", false, false, true],
    ["PENDING", true, false, true],
    ["APPROVED", true, false, true],
    ["FROZEN", false, false, true],
  ])("%s, deleted %s → reviewer: %s, with redo permission: %s", (status, isDeleted, toReviewer, toRedoer) => {
    expect(isOffered(account(status, isDeleted), reviewer)).toBe(toReviewer);
    expect(isOffered(account(status, isDeleted), redoer)).toBe(toRedoer);
  });
});

describe("reviewReason: bank account decision", () => {
  it("same decision already made → reason", () => {
    expect(reviewReason(account("APPROVED"), "approve", redoer)).toBe("This account is already approved.");
    expect(reviewReason(account("REJECTED"), "reject", redoer)).toBe("This account is already rejected.");
    expect(reviewReason(account("APPROVED"), "reject", redoer)).toBeUndefined();
  });

  it.each([
    ["PENDING", true, "This account is deleted."],
    ["APPROVED", true, "This account is deleted."],
    ["APPROVED", false, "This account is already approved."],
    ["REJECTED", false, "This account is already rejected."],
  ])("%s, deleted %s, without redo permission → %s (ruling 57)", (status, isDeleted, reason) => {
    expect(reviewReason(account(status, isDeleted), "approve", reviewer)).toBe(reason);
    expect(reviewReason(account(status, isDeleted), "reject", reviewer)).toBe(reason);
    expect(reviewReason(account("PENDING", isDeleted), "approve", redoer)).toBeUndefined();
  });

  it("permission missing → reason names it", () => {
    expect(reviewReason(account("PENDING"), "approve", session())).toMatch(/approve_reject_bank_accounts/);
    expect(reviewReason(account("PENDING"), "approve", reviewer)).toBeUndefined();
  });
});
