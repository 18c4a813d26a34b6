import { compareDecimals, isDecimal } from "@backoffice/ui/form";
import { z } from "zod";
import { percent } from "#kit/form/percent.ts";
import type { AffiliateSettings } from "#entities/earning-settings/affiliate-settings.schema.ts";
import { MOST_USD, usdAmount } from "#entities/earning-settings/usd-amount.ts";

const amount = () => usdAmount({ label: "amount", max: MOST_USD });

/** Referred player stats: amounts from 0 to 10,000,000 USD (money §5). */
export const statsSchema = z.object({
  totalPlayersWagerInUSD: amount(),
  totalReferredPlayersPlInUSD: amount(),
  totalClaimedBonusAmountInUSD: amount(),
  totalCashbacksInUSD: amount(),
});

/** Player stats: amounts from 0 to 10,000,000 USD, percentage from 0 to 100 (money §5). */
export const playerSchema = z.object({
  betAmountInUSD: amount(),
  winAmountInUSD: amount(),
  cashBonusInUSD: amount(),
  bonusClaimInUSD: amount(),
  claimedCashbacksInUSD: amount(),
  cashbackPercentage: percent({ what: "percentage" }),
});

/** Initial values of the referred player stats. */
export const STATS = {
  totalPlayersWagerInUSD: "",
  totalReferredPlayersPlInUSD: "",
  totalClaimedBonusAmountInUSD: "0",
  totalCashbacksInUSD: "0",
};

/** Initial values of the player stats. */
export const PLAYER = {
  betAmountInUSD: "",
  winAmountInUSD: "",
  cashBonusInUSD: "0",
  bonusClaimInUSD: "0",
  claimedCashbacksInUSD: "0",
  cashbackPercentage: "",
};

/** The result step has no fields. */
export const resultSchema = z.object({});

type Stats = Pick<z.input<typeof statsSchema>, "totalCashbacksInUSD" | "totalReferredPlayersPlInUSD">;

/** Warning if cashback exceeds GGR, which is allowed (money §5, ruling 48). */
export const cashbackWarning = ({
  totalCashbacksInUSD: cashback,
  totalReferredPlayersPlInUSD: ggr,
}: Stats): string | undefined =>
  isDecimal(cashback) && isDecimal(ggr) && compareDecimals(cashback, ggr) > 0
    ? "Referred Player's Cashback shouldn't be more than Referred Player's GGR, are you sure?"
    : undefined;

/** Default values without an operator: all zero. */
export const PLAIN_SETTINGS: AffiliateSettings = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive: 0,
  claimedBonusAdminFeePercentage: 0,
  cashbackAdminFeePercentage: 0,
  affiliatesAdminFeePercentage: 0,
  minWithdrawableAmountInUSD: 0,
  levelSettings: [{ level: 1, requiredWagerInUSD: 0, emailCpr: 1, telegramCpr: 1, gmailCpr: 1, maxCpr: 1, cpa: 1 }],
  revenueShareSettings: [{ monthlyReferredPlayersTotalWagerInUSD: 0, revenueSharePercentage: 1 }],
};
