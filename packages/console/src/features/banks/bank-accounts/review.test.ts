import { describe, expect, it } from "vitest";
import { sessionWith } from "#testing/backend/session-with.ts";
import { isOffered, reviewReason } from "./review.ts";

const session = (...permissions: string[]) => sessionWith({ permissions });
const account = (status: string, isDeleted = false) => ({ status, isDeleted }) as Parameters<typeof isOffered>[0];
const reviewer = session("approve_reject_bank_accounts");
const redoer = session("approve_reject_bank_accounts", "redo_bank_account_actions");

describe("a decision is offered (shell §4, ruling 24)", () => {
  it.each([
    ["PENDING", false, true, true],
    ["APPROVED", false, false, true],
    ["REJECTED", false, false, true],
    ["PENDING", true, false, true],
    ["APPROVED", true, false, true],
    ["FROZEN", false, false, true],
  ])("on %s, deleted %s: to a reviewer %s, to a holder of redo %s", (status, isDeleted, toReviewer, toRedoer) => {
    expect(isOffered(account(status, isDeleted), reviewer)).toBe(toReviewer);
    expect(isOffered(account(status, isDeleted), redoer)).toBe(toRedoer);
  });
});

describe("an offered decision waits", () => {
  it("when it is already taken", () => {
    expect(reviewReason(account("APPROVED"), "approve", redoer)).toBe("This account is already approved.");
    expect(reviewReason(account("REJECTED"), "reject", redoer)).toBe("This account is already rejected.");
    expect(reviewReason(account("APPROVED"), "reject", redoer)).toBeUndefined();
  });

  it("without the right to decide", () => {
    expect(reviewReason(account("PENDING"), "approve", session())).toMatch(/approve_reject_bank_accounts/);
    expect(reviewReason(account("PENDING"), "approve", reviewer)).toBeUndefined();
  });
});
