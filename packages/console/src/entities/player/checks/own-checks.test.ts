import { expect, test } from "vitest";
import { runChecks } from "#kit/checks/run-checks.ts";
import { OWN_CHECKS, type OwnReads } from "./own-checks.ts";

const player = {
  playerCode: "8F2K",
  isVerified: true,
  isDeleted: false,
  isBlocked: false,
  isTest: false,
  kyc: { verifications: { CONFIRMED: 6 } },
} as unknown as OwnReads["player"];
const withdrawal = { toAmount: 200, toCurrency: "EUR" };
const found = (values: Partial<OwnReads>) => {
  const facts = { player, risk: null, pending: { count: 0, items: [] }, locale: "en", ...values };
  const reads = Object.fromEntries(Object.entries(facts).map(([name, data]) => [name, { state: "read", data }]));
  return Object.fromEntries(runChecks(OWN_CHECKS, reads as never).map((it) => [it.code, it]));
};

test("checks of a player: nothing to do → all clear", () => {
  expect(Object.values(found({})).map(({ state, text }) => [state, text])).toEqual([
    ["clear", "active"],
    ["clear", "6 of 6"],
    ["clear", "not reported"],
    ["clear", "none pending"],
  ]);
});

test("checks of a player: pending withdrawals → their number, or the amount of the only one", () => {
  expect(found({ pending: { count: 1, items: [withdrawal] } })["PENDING"]).toMatchObject({
    state: "look",
    text: "200.00 EUR",
    reason: "1 withdrawal pending: 200.00 EUR.",
  });
  expect(found({ pending: { count: 3, items: [withdrawal] } })["PENDING"]).toMatchObject({
    text: "3 pending",
    reason: "3 withdrawals pending: the oldest is 200.00 EUR.",
  });
});

test("checks of a player: blocked → stop without a link to the same player; KYC leads to the documents", () => {
  const blocked = { ...player, isBlocked: true, isVerified: false } as OwnReads["player"];
  const { PLAYER, KYC } = found({ player: blocked });
  expect(PLAYER).toMatchObject({ state: "stop", text: "blocked" });
  expect(PLAYER?.proof).toBeUndefined();
  expect(KYC?.proof).toMatchObject({ to: "/players/8F2K", query: { tab: "kyc" } });
});
