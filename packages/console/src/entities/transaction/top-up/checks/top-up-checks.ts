import type { components } from "@backoffice/api-client";
import { plural } from "@backoffice/ui";
import { compareDecimals, isDecimal, subtractDecimals } from "@backoffice/ui/form";
import { amountText } from "#entities/money/amount-text.ts";
import { OPERATOR_CHECK } from "#entities/operator/checks/operator-check.ts";
import { accountCheck, RISK_CHECK, type PlayerReads } from "#entities/player/checks/player-checks.ts";
import { checkRules, type CheckRule, type Finding } from "#kit/checks/check-rule.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

type Schemas = components["schemas"];

/** Data for the checks of a bonus top-up. */
export type BonusTopUpReads = PlayerReads & {
  /** As entered: an unsigned decimal text once it is valid. */
  change: { amount: string; currency: string };
  playerCode: string;
  /** The player's top-ups of the last 24 hours in the same wallet. */
  recent: { items: readonly Pick<Schemas["Transaction"], "toAmount" | "toCurrency">[] };
  /** Of the user, for amounts (BCP 47). */
  locale: string;
};

/** Data for the checks of a top-up. */
export type TopUpReads = BonusTopUpReads & {
  operator: Pick<Schemas["Operator"], "status" | "stats" | "limits">;
};

const limitFinding = ({
  operator: { stats, limits },
  change: { amount, currency },
  locale,
}: Pick<TopUpReads, "operator" | "change" | "locale">): Finding => {
  if (!stats || !limits) return { state: "none", text: "not given" };
  const left = subtractDecimals(decimalOf(limits.dailyTopupLimitInUSD), decimalOf(stats.todayTotalTopupInUSD));
  if (compareDecimals(left, "0") <= 0)
    return { state: "look", text: "reached", reason: "Daily limit reached. An increase will be refused." };
  const rest = amountText(left, "USD", locale);
  // Other currencies are counted at the server's rate.
  if (currency !== "USD" || !isDecimal(amount) || compareDecimals(amount, left) <= 0)
    return { state: "clear", text: `${rest} left` };
  return {
    state: "look",
    text: "exceeded",
    reason: `Daily limit exceeded. ${rest} is left today; a larger increase will be refused.`,
  };
};

const repeatedFinding = ({
  change: { amount, currency },
  playerCode,
  recent,
  locale,
}: Pick<TopUpReads, "change" | "playerCode" | "recent" | "locale">): Finding => {
  if (!isDecimal(amount)) return { state: "none", text: "not entered" };
  const same = recent.items.filter(
    (it) => it.toCurrency === currency && compareDecimals(decimalOf(it.toAmount), amount) === 0,
  );
  if (same.length === 0) return { state: "clear", text: "not today" };
  const times = plural(same.length, "time");
  return {
    state: "look",
    text: times,
    reason: `Same amount again. ${amountText(amount, currency, locale)} was entered ${times} in the last 24 hours.`,
    proof: { label: "Top-ups", to: "/topup/list", query: { playerCode }, permission: "view_topups" },
  };
};

const rule = checkRules<TopUpReads>();

const ACCOUNT = accountCheck("The top-up changes");
const LIMIT = rule({ code: "LIMIT", label: "Limit", needs: ["operator", "change", "locale"], find: limitFinding });
const REPEATED = rule({
  code: "REPEATED",
  label: "Same amount",
  needs: ["change", "playerCode", "recent", "locale"],
  find: repeatedFinding,
});

export const TOP_UP_CHECKS: readonly CheckRule<TopUpReads>[] = [ACCOUNT, REPEATED, LIMIT, OPERATOR_CHECK, RISK_CHECK];

/** A bonus has no daily limit. */
export const BONUS_TOP_UP_CHECKS: readonly CheckRule<BonusTopUpReads>[] = [ACCOUNT, REPEATED, RISK_CHECK];
