import { oneMore, type RowColumn } from "@backoffice/ui/form";

/** As many digits as a number of the wire holds. */
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
 * The levels of affiliates. They ascend; the wager of the last one cannot be changed, and a new one asks for 1 more than
 * the one before, with every rate 1 (money §5, ruling 47).
 */
export const LEVELS: readonly RowColumn[] = [
  { ...wager("requiredWagerInUSD", "Required wager"), lastFollows: true },
  rate("emailCpr", "Email CPR"),
  rate("telegramCpr", "Telegram CPR"),
  rate("gmailCpr", "Gmail CPR"),
  rate("maxCpr", "Max CPR"),
  rate("cpa", "CPA"),
];

/** The revenue shares of affiliates, likewise (money §5, ruling 47). */
export const SHARES: readonly RowColumn[] = [
  { ...wager("monthlyReferredPlayersTotalWagerInUSD", "Monthly wager of referred players"), lastFollows: true },
  percentage("revenueSharePercentage", "Revenue share"),
];

/** The levels of cashback, which ascend as well. */
export const LOSSES: readonly RowColumn[] = [
  wager("lostAmountInUSD", "From a loss of"),
  percentage("percentage", "Cashback"),
];

/** Levels of cashback, at most, and how the documents say it (money §5, §9). */
export const MOST_LOSSES = { limit: 20, limitReason: "Limited to 20 rows" };

/** Levels and shares of affiliates that the contract takes at most. */
export const MOST_LEVELS = 50;
