import type { components } from "@backoffice/api-client";
import type { DescriptionItem } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { formatNumber, formatPercentage } from "#kit/numbers/format-number.ts";

type Schemas = components["schemas"];

const usd = (value: number) => <Amount value={value} currency="USD" />;
const figure = (text: string) => (
  <bdi dir="ltr" className="tabular">
    {text}
  </bdi>
);

/** Money §3, "Player wallet summaries". */
export const affiliateFacts = (
  { estimatedBalanceInUSD, withdrawMinimumAmountInUSD, affiliateLevel }: Schemas["AffiliateSummary"],
  locale: string,
): DescriptionItem[] => {
  const { nextLevelRequiredWagerInUSD: next } = affiliateLevel;
  return [
    { label: "Estimated balance", value: usd(estimatedBalanceInUSD) },
    { label: "Minimum withdrawal", value: usd(withdrawMinimumAmountInUSD) },
    { label: "Current level", value: figure(formatNumber(affiliateLevel.currentLevel, locale)) },
    { label: "Level percentage", value: figure(formatPercentage(affiliateLevel.currentLevelPercentage, locale)) },
    { label: "Referred players' wager", value: usd(affiliateLevel.referredPlayersWagerInUSD) },
    { label: "Wager for the next level", value: next === null ? "This is the last level" : usd(next) },
  ];
};

/** Money §3, "Player wallet summaries". */
export const cashbackFacts = (
  { appliedSettings, ...cashback }: Schemas["CashbackSummary"],
  locale: string,
): DescriptionItem[] => {
  const { nextLevel } = appliedSettings;
  return [
    { label: "Available to claim", value: usd(cashback.cashbackAvailableToClaimInUSD) },
    { label: "Claimed", value: usd(cashback.cashbacksClaimedInUSD) },
    { label: "Claimed this month", value: usd(cashback.currentMonthCashbacksInUSD) },
    { label: "Total loss", value: usd(cashback.totalLossInUSD) },
    { label: "Minimum withdrawal", value: usd(cashback.minWithdrawAmountInUSD) },
    { label: "Current level", value: figure(formatNumber(appliedSettings.currentLevel, locale)) },
    {
      label: "Next level",
      value: nextLevel === null ? "This is the last level" : figure(formatNumber(nextLevel, locale)),
    },
    { label: "Level percentage", value: figure(formatPercentage(appliedSettings.levelPercentage, locale)) },
  ];
};
