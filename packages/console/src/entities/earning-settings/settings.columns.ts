import { oneMore, type RowColumn } from "@backoffice/ui/form";

/** The largest amount that a wire number represents exactly. */
const MOST = "9999999999999.99";

const one = () => "1";
const rate = (key: string, label: string): RowColumn => ({
  key,
  label,
  scale: 2,
  max: MOST,
  narrow: true,
  added: one,
});
const percentage = (key: string, label: string): RowColumn => ({
  key,
  label,
  suffix: "%",
  scale: 4,
  max: "100",
  narrow: true,
  added: one,
});
const wager = (key: string, label: string): RowColumn => ({
  key,
  label,
  suffix: "USD",
  scale: 2,
  max: MOST,
  ascending: true,
  added: oneMore,
});

/**
 * Affiliate levels in ascending order. The last one's wager is read-only; a new one requires 1 more than the previous
 * one, with every rate 1 (money §5, ruling 47).
 */
export const LEVELS: readonly RowColumn[] = [
  { ...wager("requiredWagerInUSD", "Required wager"), lastFollows: true },
  rate("emailCpr", "Email CPR"),
  rate("telegramCpr", "Telegram CPR"),
  rate("gmailCpr", "Gmail CPR"),
  rate("maxCpr", "Max CPR"),
  rate("cpa", "CPA"),
];

/** Revenue shares of affiliates, with the same rules (money §5, ruling 47). */
export const SHARES: readonly RowColumn[] = [
  { ...wager("monthlyReferredPlayersTotalWagerInUSD", "Monthly wager of referred players"), lastFollows: true },
  percentage("revenueSharePercentage", "Revenue share"),
];

/** Cashback levels, also ascending. */
export const LOSSES: readonly RowColumn[] = [
  wager("lostAmountInUSD", "From a loss of"),
  percentage("percentage", "Cashback"),
];

/** Maximum number of cashback levels, with the documented sentence (money §5, §9). */
export const MOST_LOSSES = { limit: 20, limitReason: "Limited to 20 rows" };

/** Maximum number of affiliate levels and shares in the contract. */
export const MOST_LEVELS = 50;
