import { expect, test } from "vitest";
import { kycWords, stateOf } from "./player-state.ts";

const plain = { isDeleted: false, isBlocked: false, chatIsBlocked: false, isVerified: false, is2FAEnabled: false };

test("player state: several flags → most severe first", () => {
  expect(stateOf(plain)).toEqual([]);
  expect(stateOf({ ...plain, isVerified: true, isBlocked: true })).toEqual(["isBlocked", "isVerified"]);
});

test("KYC summary: counts by status → pending first, unknown status as received", () => {
  const verifications = { CONFIRMED: 6, EXPIRED: 2, NOT_SUBMITTED: 0, PENDING: 1 };
  expect(kycWords({ kyc: { verifications } })).toBe("1 pending, 6 confirmed, 2 EXPIRED");
  expect(kycWords({ kyc: { verifications: {} } })).toBe("");
});
