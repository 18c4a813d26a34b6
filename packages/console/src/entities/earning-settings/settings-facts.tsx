import type { DescriptionItem } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { formatNumber, formatPercentage } from "#kit/numbers/format-number.ts";
import type { AffiliateSettings } from "./affiliate-settings.schema.ts";
import type { CashbackSettings } from "./cashback-settings.schema.ts";

const usd = (value: number) => <Amount value={value} currency="USD" />;

/** Summary of affiliate settings (money §3). */
export const settingsFacts = (settings: AffiliateSettings, locale: string): DescriptionItem[] => [
  { label: "Wager of an active player", value: usd(settings.minRequiredWagerInUSDToConsiderAPlayerAsActive) },
  {
    label: "Operator's share of claimed bonuses",
    value: formatPercentage(settings.claimedBonusAdminFeePercentage, locale),
  },
  { label: "Operator's share of cashback", value: formatPercentage(settings.cashbackAdminFeePercentage, locale) },
  { label: "Admin fee", value: formatPercentage(settings.affiliatesAdminFeePercentage, locale) },
  { label: "Minimum withdrawal", value: usd(settings.minWithdrawableAmountInUSD) },
  { label: "Levels", value: formatNumber(settings.levelSettings.length, locale) },
  {
    label: "Revenue shares",
    value: settings.revenueShareSettings.map((it) => formatPercentage(it.revenueSharePercentage, locale)).join(", "),
  },
];

/** Summary of cashback settings (money §3). */
export const cashbackSettingsFacts = (
  { minWithdrawAmountInUSD, autoApproval, settings }: CashbackSettings,
  locale: string,
): DescriptionItem[] => [
  { label: "Minimum cashback claim", value: usd(minWithdrawAmountInUSD) },
  { label: "Cashback claims", value: autoApproval ? "Paid immediately" : "Require approval" },
  {
    label: "Cashback levels",
    value: settings.map((it) => formatPercentage(it.percentage, locale)).join(", "),
  },
];
