import type { components } from "@backoffice/api-client";
import { decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { nameByLanguage } from "#entities/language/text-by-language.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { owned, OWNER, ownerOf, type Owner } from "#entities/operator/owner/owner.schema.ts";
import { percent } from "#kit/form/percent.ts";
import { withoutEmpty } from "#kit/form/without-empty-secrets.ts";
import { wholeNumber } from "#kit/form/whole-number-rule.ts";

type Schemas = components["schemas"];

/** Maximum amount or rate. */
const MOST = "10000000";
/** Maximum length of the English title. */
const TITLE = 60;

const usd = (required: string) => decimalText({ min: "0", max: MOST, required }).transform(Number);
/** Null if empty. */
const maybe = decimalText({ min: "0", max: MOST }).transform((text) => (text === "" ? null : Number(text)));
const currencies = z.array(z.string()).min(1, "Choose at least one currency.").max(50, "Choose at most 50 currencies.");

/** Settings of both directions: form values and wire values. */
const settings = {
  title: nameByLanguage("title").refine(({ en }) => en.length <= TITLE, {
    message: `Use at most ${TITLE} characters.`,
    path: ["en"],
  }),
  status: z.custom<Schemas["PaymentGatewayStatus"]>(),
  order: wholeNumber({ what: "order", max: 9999 }),
  gatewayCurrencies: currencies,
  playerWalletCurrencies: currencies,
  minAmountInUSD: usd("Enter the minimum amount."),
  maxAmountInUSD: usd("Enter the maximum amount."),
  feePercentage: percent({ what: "fee" }),
  isAutomatic: z.boolean(),
  conversionRate: maybe,
  decimals: wholeNumber({ what: "decimals", max: 8 }),
  merchantId: z
    .string()
    .trim()
    .max(100, "Use at most 100 characters.")
    .transform((text) => text || null),
  // An empty key is not sent, so that the stored one stays.
  apiKey: z.string().trim().max(200, "Use at most 200 characters."),
};

/** Fields of withdraw gateways only. */
const limits = { dailyLimitInUSD: maybe, confirmsByItselfBelowInUSD: maybe };

type Checked = { minAmountInUSD: number; maxAmountInUSD: number; isAutomatic: boolean; conversionRate: number | null };

/** Rules across fields. Amounts have at most 15 digits, so they compare correctly as numbers. */
const together = (
  { minAmountInUSD, maxAmountInUSD, isAutomatic, conversionRate }: Checked,
  context: z.RefinementCtx,
) => {
  const say = (name: keyof Checked, message: string) => context.addIssue({ code: "custom", path: [name], message });
  if (maxAmountInUSD < minAmountInUSD) say("maxAmountInUSD", "The maximum must not be below the minimum.");
  if (conversionRate === 0) say("conversionRate", "Enter a rate above 0.");
  else if (!isAutomatic && conversionRate === null) say("conversionRate", "Enter a rate or use the automatic one.");
};

/** Owner and provider of a new gateway. */
const owner = { ...OWNER, provider: z.string().min(1, "Choose the gateway.") };

export const depositGatewaySchema = z.object(settings).superRefine(together);
export const withdrawGatewaySchema = z.object({ ...settings, ...limits }).superRefine(together);
export const newDepositGatewaySchema = z
  .object({ ...owner, ...settings })
  .superRefine(owned())
  .superRefine(together);
export const newWithdrawGatewaySchema = z
  .object({ ...owner, ...settings, ...limits })
  .superRefine(owned())
  .superRefine(together);

/** Form values of both directions. */
export type GatewayValues = z.input<typeof depositGatewaySchema>;

/** Form values of a new gateway. */
export type NewGatewayValues = z.input<typeof newDepositGatewaySchema>;

const text = (value: number | null) => (value === null ? "" : decimalOf(value));

/** Form values of a deposit gateway; the key is never loaded. */
export const depositGatewayValues = (gateway: Omit<Schemas["PaymentGatewaySettings"], "apiKey">): GatewayValues => ({
  title: gateway.title,
  status: gateway.status,
  order: String(gateway.order),
  gatewayCurrencies: gateway.gatewayCurrencies,
  playerWalletCurrencies: gateway.playerWalletCurrencies,
  minAmountInUSD: text(gateway.minAmountInUSD),
  maxAmountInUSD: text(gateway.maxAmountInUSD),
  feePercentage: text(gateway.feePercentage),
  isAutomatic: gateway.isAutomatic,
  conversionRate: text(gateway.conversionRate),
  decimals: String(gateway.decimals),
  merchantId: gateway.merchantId ?? "",
  apiKey: "",
});

/** Form values of a withdraw gateway. */
export const withdrawGatewayValues = (gateway: Omit<Schemas["WithdrawGatewaySettings"], "apiKey">) => ({
  ...depositGatewayValues(gateway),
  dailyLimitInUSD: text(gateway.dailyLimitInUSD),
  confirmsByItselfBelowInUSD: text(gateway.confirmsByItselfBelowInUSD),
});

/** Default values; a new gateway starts inactive. */
export const NEW_GATEWAY = {
  provider: "",
  ...withdrawGatewayValues({
    title: { en: "" },
    status: "INACTIVE",
    order: 0,
    gatewayCurrencies: [],
    playerWalletCurrencies: ["USD"],
    minAmountInUSD: 10,
    maxAmountInUSD: 1000,
    feePercentage: 0,
    isAutomatic: true,
    conversionRate: null,
    decimals: 2,
    merchantId: null,
    dailyLimitInUSD: null,
    confirmsByItselfBelowInUSD: null,
  }),
};

/** A new gateway for the wire. */
export const newGateway = <Draft extends Owner & { apiKey: string }>({
  opId,
  forBrand,
  brandId,
  apiKey,
  ...draft
}: Draft) => ({
  ...draft,
  ...withoutEmpty({ apiKey }, "apiKey"),
  opId: ownerOf({ opId, forBrand, brandId }),
});
