// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const showCashbackSummary: ReadShape = {
  fields: [
    { name: "appliedSettings", kind: "object", help: "The level that the player has", fields: [{ name: "currentLevel", kind: "integer", help: "The level, from 1; 0 before the first" }, { name: "nextLevel", kind: "integer", help: "The next level; null at the last one" }, { name: "levelPercentage", kind: "percentage", help: "Cashback percentage of the loss" }] },
    { name: "totalLossInUSD", kind: "money", help: "Loss of the player", currency: "USD" },
    { name: "cashbackAvailableToClaimInUSD", kind: "money", help: "Claimable amount", currency: "USD" },
    { name: "cashbacksClaimedInUSD", kind: "money", help: "Total claimed", currency: "USD" },
    { name: "currentMonthCashbacksInUSD", kind: "money", help: "Claimed this month", currency: "USD" },
    { name: "minWithdrawAmountInUSD", kind: "money", help: "Minimum claim", currency: "USD" },
  ],
  input: [
    { name: "opId", kind: "id", help: "The player's operator or brand", ref: "operator", in: "body", required: true },
    { name: "playerCode", kind: "code", help: "Code of the player", ref: "player", in: "body", required: true },
  ],
  sortBy: [],
};

export const showBonusSummary: ReadShape = {
  fields: [
    { name: "bonusWalletBalanceInUSD", kind: "money", help: "Bonus balance", currency: "USD" },
    { name: "totalClaimedBonusesInUSD", kind: "money", help: "Total claimed", currency: "USD" },
  ],
  input: [
    { name: "opId", kind: "id", help: "The player's operator or brand", ref: "operator", in: "body", required: true },
    { name: "playerCode", kind: "code", help: "Code of the player", ref: "player", in: "body", required: true },
    { name: "parentOpId", kind: "id", label: "Parent operator", help: "The brand's operator; null under an operator", ref: "parent-operator", in: "body" },
  ],
  sortBy: [],
};

export const showCashbackSettings: ReadShape = {
  fields: [
    { name: "isOverridden", kind: "boolean", help: "Whether they are the player's own, not the operator's" },
    { name: "minWithdrawAmountInUSD", kind: "money", help: "Minimum claim", currency: "USD" },
    { name: "autoApproval", kind: "boolean", help: "Whether claims are paid without a decision" },
    { name: "settings", kind: "list", help: "The levels, lowest loss first", fields: [{ name: "lostAmountInUSD", kind: "money", help: "Minimum loss", currency: "USD" }, { name: "percentage", kind: "percentage", help: "Cashback percentage of the loss" }] },
  ],
  input: [
    { name: "opId", kind: "id", help: "Operator or brand", ref: "operator", in: "body", required: true },
    { name: "playerCode", kind: "code", help: "Code of the player; left out for the operator's own settings", ref: "player", in: "body" },
  ],
  sortBy: [],
};

export const calculateCashback: ReadShape = {
  fields: [
    { name: "availableCashbackAmountInUSD", kind: "money", help: "Claimable amount", currency: "USD" },
    { name: "adjustedPlayerLossInUSD", kind: "money", help: "The loss less bonuses", currency: "USD" },
    { name: "playerLossInUSD", kind: "money", help: "Bets less winnings", currency: "USD" },
  ],
  input: [
    { name: "betAmountInUSD", kind: "money", help: "Bets", currency: "USD", in: "body", required: true },
    { name: "winAmountInUSD", kind: "money", help: "Winnings", currency: "USD", in: "body", required: true },
    { name: "cashBonusInUSD", kind: "money", help: "Cash bonuses", currency: "USD", in: "body", required: true },
    { name: "bonusClaimInUSD", kind: "money", help: "Bonuses claimed", currency: "USD", in: "body", required: true },
    { name: "claimedCashbacksInUSD", kind: "money", help: "Cashback claimed already", currency: "USD", in: "body", required: true },
    { name: "cashbackPercentage", kind: "percentage", help: "Cashback percentage of the loss", in: "body", required: true },
  ],
  sortBy: [],
};
