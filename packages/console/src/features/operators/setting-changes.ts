import type { Row, RowColumn } from "@backoffice/ui/form";
import type { z } from "zod";
import { LEVELS, LOSSES, SHARES } from "#entities/earning-settings/settings.columns.ts";
import type { earningSchema } from "./earning-settings.schema.ts";

type Values = z.input<typeof earningSchema>;

const rowsOf = (name: string, rows: readonly Row[], columns: readonly RowColumn[]) =>
  rows.flatMap((row, index) => columns.map(({ key, label }) => [`${name} ${index + 1}, ${label}`, row[key] ?? ""]));

/** Form values by their labels on screen. */
export const inWords = (values: Values): Record<string, string> =>
  Object.fromEntries([
    ["Wager of an active player", values.minRequiredWagerInUSDToConsiderAPlayerAsActive],
    ["Minimum withdrawal of affiliates", values.minWithdrawableAmountInUSD],
    ["Claimed bonuses", values.claimedBonusAdminFeePercentage],
    ["Cashback", values.cashbackAdminFeePercentage],
    ["Admin fee", values.affiliatesAdminFeePercentage],
    ...rowsOf("Level", values.levelSettings, LEVELS),
    ...rowsOf("Revenue share", values.revenueShareSettings, SHARES),
    ["Minimum cashback claim", values.minWithdrawAmountInUSD],
    ["Approve claims automatically", values.autoApproval ? "Yes" : "No"],
    ...rowsOf("Cashback level", values.settings, LOSSES),
  ]) as Record<string, string>;
