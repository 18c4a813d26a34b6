import { expect, test } from "vitest";
import { kycWords, stateOf } from "./player-state.ts";

const plain = { isDeleted: false, isBlocked: false, chatIsBlocked: false, isVerified: false, is2FAEnabled: false };

test("names what is true of an account, the gravest first", () => {
  expect(stateOf(plain)).toEqual([]);
  expect(stateOf({ ...plain, isVerified: true, isBlocked: true })).toEqual(["isBlocked", "isVerified"]);
});

test("says how far KYC is, what waits first, and a state that it does not know as it came", () => {
  const verifications = { CONFIRMED: 6, EXPIRED: 2, NOT_SUBMITTED: 0, PENDING: 1 };
  expect(kycWords({ kyc: { verifications } })).toBe("1 pending, 6 confirmed, 2 EXPIRED");
  expect(kycWords({ kyc: { verifications: {} } })).toBe("");
});
