import { describe, expect, it } from "vitest";
import { findingsOf } from "#testing/kit/findings-of.ts";
import { PARTNER_WITHDRAWAL_CHECKS, type PartnerWithdrawalReads } from "./partner-withdrawal-checks.ts";

const withdrawal = {
  txId: "w-1",
  partnerId: "pt-1",
  partnerTitle: "Aurora",
  destinationAddress: "TXk1",
  toAmountInUSD: 100,
};
const FACTS: PartnerWithdrawalReads = {
  withdrawal,
  partner: { isActive: true, minWithdrawAmountInUSD: 100 },
  paid: { items: [withdrawal], count: 3 },
  sameAddress: { items: [withdrawal], count: 1 },
  locale: "en",
};
const says = findingsOf(PARTNER_WITHDRAWAL_CHECKS, FACTS);
const other = { ...withdrawal, txId: "w-2", partnerId: "pt-2", partnerTitle: "Boreal" };

describe("checks of a partner's withdrawal", () => {
  it.each<[string, string, Partial<PartnerWithdrawalReads>, string]>([
    ["active", "Partner", {}, "clear | active"],
    [
      "inactive",
      "Partner",
      { partner: { ...FACTS.partner, isActive: false } },
      "look | inactive | Inactive partner. Approval pays a partner that does not earn.",
    ],
    ["withdrawn before", "Withdrawn before", {}, "clear | 3 times"],
    [
      "first withdrawal",
      "Withdrawn before",
      { paid: { items: [], count: 0 } },
      "look | never | First withdrawal. The partner has not withdrawn before.",
    ],
    ["own address", "Address", {}, "clear | no other partner"],
    [
      "address of another partner",
      "Address",
      { sameAddress: { items: [withdrawal, other, { ...other, txId: "w-3" }], count: 3 } },
      "look | 1 other partner | Also used by Boreal.",
    ],
    [
      "longer address that the search finds too",
      "Address",
      { sameAddress: { items: [{ ...other, destinationAddress: "TXk12" }], count: 1 } },
      "clear | no other partner",
    ],
    ["exactly the minimum", "Amount", {}, "clear | above the minimum"],
    [
      "below the minimum",
      "Amount",
      { withdrawal: { ...withdrawal, toAmountInUSD: 99.99 } },
      "look | below the minimum | Below the minimum of 100.00 USD.",
    ],
  ])("%s", (_name, label, changes, expected) => expect(says(label, changes)).toBe(expected));
});
