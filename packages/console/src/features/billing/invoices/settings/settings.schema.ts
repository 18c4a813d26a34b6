import type { components } from "@backoffice/api-client";
import { checkedRows, decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { percent } from "#kit/form/percent.ts";

type Schemas = components["schemas"];
type InvoiceSettings = Schemas["InvoiceSettings"];

/** Maximum amount in USD. */
const MOST = "10000000";

/** Maximum number of additional costs. */
export const MOST_COSTS = 50;

/** An additional cost: name and amount, 0 or more (money §5). */
export const COST_COLUMNS = [
  { key: "name", label: "Name", text: { maxLength: 100 } },
  { key: "value", label: "Amount", suffix: "USD", scale: 2 },
] as const;

const usd = (what: string) => decimalText({ min: "0", max: MOST, required: `Enter the ${what}.` }).transform(Number);

const costs = z
  .array(z.object({ name: z.string(), value: decimalText({ min: "0", max: MOST }) }))
  .max(MOST_COSTS, `Use at most ${MOST_COSTS} costs.`)
  .superRefine(checkedRows(COST_COLUMNS))
  .transform((rows) => rows.map(({ name, value }) => ({ name: name.trim(), value: Number(value) })));

/** GGR percentages from 0 to 100 and fees in USD (money §5, §9). */
export const settingsSchema = z.object({
  casinoGGRPercentage: percent({ what: "share of the casino GGR" }),
  sportGGRPercentage: percent({ what: "share of the sport GGR" }),
  minMonthlyFeeInUSD: usd("monthly minimum"),
  premiumSportInUSD: usd("fee for premium sport"),
  premiumBotInUSD: usd("fee for the premium bot"),
  brandFeeInUSD: usd("brand fee"),
  additionalCosts: costs,
});

/** Form values: decimal texts. */
export type SettingsValues = z.input<typeof settingsSchema>;

/** Converts wire settings to form values. */
export const settingsValues = (settings: InvoiceSettings): SettingsValues => ({
  casinoGGRPercentage: decimalOf(settings.casinoGGRPercentage),
  sportGGRPercentage: decimalOf(settings.sportGGRPercentage),
  minMonthlyFeeInUSD: decimalOf(settings.minMonthlyFeeInUSD),
  premiumSportInUSD: decimalOf(settings.premiumSportInUSD),
  premiumBotInUSD: decimalOf(settings.premiumBotInUSD),
  brandFeeInUSD: decimalOf(settings.brandFeeInUSD),
  additionalCosts: settings.additionalCosts.map(({ name, value }) => ({ name, value: decimalOf(value) })),
});

/** Settings without their operator. */
export const withoutOperator = ({ opId: _whose, ...settings }: Schemas["InvoiceSettingsOf"]): InvoiceSettings =>
  settings;

/** Empty settings. */
export const NO_SETTINGS: SettingsValues = {
  casinoGGRPercentage: "",
  sportGGRPercentage: "",
  minMonthlyFeeInUSD: "",
  premiumSportInUSD: "",
  premiumBotInUSD: "",
  brandFeeInUSD: "",
  additionalCosts: [],
};

/** Overridden settings, validated and sent only while the switch is on (money §5). */
export const OVERRIDE = {
  overrideSettings: z.boolean(),
  casinoGGRPercentage: z.string(),
  sportGGRPercentage: z.string(),
  minMonthlyFeeInUSD: z.string(),
  premiumSportInUSD: z.string(),
  premiumBotInUSD: z.string(),
  brandFeeInUSD: z.string(),
  additionalCosts: z.array(z.object({ name: z.string(), value: z.string() })),
};

/** The rule of {@link OVERRIDE}. */
export const overridden = (draft: SettingsValues & { overrideSettings: boolean }, context: z.RefinementCtx) => {
  if (!draft.overrideSettings) return;
  const { error } = settingsSchema.safeParse(draft);
  for (const { path, message } of error?.issues ?? []) context.addIssue({ code: "custom", path, message });
};
