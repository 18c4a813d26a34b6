import type { components } from "@backoffice/api-client";
import { z } from "zod";
import { compareDecimals, type Row } from "@backoffice/ui/form";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { LOSSES, MOST_LOSSES } from "./settings.columns.ts";
import { numberIn, settingRows, textsOf } from "./settings.rows.ts";
import { usdAmount } from "./usd-amount.ts";

type Schemas = components["schemas"];
export type CashbackSettings = Pick<
  Schemas["CashbackSettingsInForce"],
  "minWithdrawAmountInUSD" | "autoApproval" | "settings"
>;

/** Money §5: at least 0.01, percentages up to 100, at most 20 rows. */
export const cashbackSchema = z.object({
  minWithdrawAmountInUSD: usdAmount({ label: "amount", min: "0.01" }),
  autoApproval: z.boolean(),
  settings: settingRows(LOSSES, MOST_LOSSES.limit).transform((rows) =>
    rows.map((row) => ({ lostAmountInUSD: numberIn(row, "lostAmountInUSD"), percentage: numberIn(row, "percentage") })),
  ),
});

/** Form values of cashback settings. */
export const cashbackValues = ({ minWithdrawAmountInUSD, autoApproval, settings }: CashbackSettings) => ({
  minWithdrawAmountInUSD: decimalOf(minWithdrawAmountInUSD),
  autoApproval,
  settings: textsOf(settings, LOSSES),
});

const same = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && compareDecimals(a, b) === 0;

/** Indexes, from 0, of rows that differ from the operator's or that it lacks (money §3). */
export const changedRows = (rows: readonly Row[], operators: readonly Row[]): number[] =>
  rows.flatMap((row, index) => (LOSSES.every(({ key }) => same(row[key], operators[index]?.[key])) ? [] : [index]));
