import type { components } from "@backoffice/api-client";
import { compareDecimals, decimalText, multiplyDecimals } from "@backoffice/ui/form";
import { z } from "zod";
import { MONTHS, type BillingMonth } from "#entities/billing/months.ts";
import { tooFine } from "#entities/money/too-fine.ts";
import { OWNER, owned, ownerOf } from "#entities/operator/owner/owner.schema.ts";

type Schemas = components["schemas"];

/** What a payment may be entered as; a CPG transfer comes by itself (money §3). */
export const MANUAL_TYPES = [
  "Cash",
  "Direct Transfer",
  "CPG Adjustment",
  "USDT Transfer",
  "Operator Settlement",
] as const satisfies readonly Schemas["ManualPaymentType"][];

/** What payments are made in (money §9). */
export const CURRENCIES = ["TRX", "USDT", "USD"] as const satisfies readonly Schemas["PaymentCurrency"][];

/** The documented sentence for a payment of nobody (money §8). */
export const OPERATOR_MISSING = "Operator not found, please select an operator.";

/** The documented sentence for a payment that is not known by an id (money §5). */
export const PAYMENT_ID_MISSING = "Missing Payment ID.";

const MIN_RATE = "0.01";

const rules = {
  amount: decimalText({ required: "Enter the amount." }),
  exchangeRateInUSD: decimalText({ min: MIN_RATE, required: "Enter the exchange rate." }),
};

type Amounts = { amount: string; exchangeRateInUSD: string };

/**
 * Exchange rate times amount, in US dollars: multiplied exactly and rounded once, to the cent, halves up (money §5).
 * Undefined while one of them is no number.
 */
export const amountInUSD = ({ amount, exchangeRateInUSD }: Amounts): string | undefined =>
  rules.amount.safeParse(amount).success && rules.exchangeRateInUSD.safeParse(exchangeRateInUSD).success
    ? multiplyDecimals(amount, exchangeRateInUSD, 2)
    : undefined;

/** Why an amount cannot be paid. */
const amountProblem = (currency: string, amounts: Amounts): string | undefined => {
  const usd = amountInUSD(amounts);
  if (usd === undefined) return undefined;
  if (compareDecimals(amounts.amount, "0") <= 0) return "Use more than 0.";
  if (compareDecimals(usd, "0") === 0) return "This comes to less than a cent.";
  if (!decimalText().safeParse(usd).success) return "This is more than can be entered.";
  return tooFine(amounts.amount, currency);
};

/** A number above 0 is sent; 0 and nothing mean that the payment is for the account, and are not (money §3). */
const invoiceNo = z
  .string()
  .trim()
  .regex(/^\d{0,15}$/, "Use the number of an invoice.")
  .transform((digits) => Number(digits) || undefined);

/** What every payment of the newer billing can be changed in. */
const counted = {
  description: z.string().trim().max(500, "Use at most 500 characters."),
  invoiceNo,
  month: z.custom<BillingMonth>((name) => MONTHS.includes(name as BillingMonth)),
  year: z.string().transform(Number),
};

/** The form of a payment that is entered by hand (money §3, §5). */
export const manualPaymentSchema = z
  .object({
    ...OWNER,
    paymentType: z.enum(MANUAL_TYPES),
    currency: z.enum(CURRENCIES),
    ...rules,
    issuedDate: z.iso.datetime("Choose when it was paid."),
    ...counted,
  })
  .superRefine(owned(OPERATOR_MISSING, OPERATOR_MISSING))
  .superRefine(({ currency, ...amounts }, context) => {
    const message = amountProblem(currency, amounts);
    if (message !== undefined) context.addIssue({ code: "custom", path: ["amount"], message });
  });

/** A CPG transfer: what was transferred stays, and what it pays can be changed (money §3). */
export const cpgTransferSchema = z.object(counted);

/** What the calls take of a payment entered by hand; the schema lets pass only what is exactly the number of the wire. */
export const manualPayment = ({ forBrand, brandId, ...draft }: z.output<typeof manualPaymentSchema>) => {
  const { invoiceNo: number, ...valid } = draft;
  return {
    ...valid,
    opId: ownerOf({ opId: draft.opId, forBrand, brandId }),
    ...(number !== undefined && { invoiceNo: number }),
    amount: Number(valid.amount),
    exchangeRateInUSD: Number(valid.exchangeRateInUSD),
    amountInUSD: Number(amountInUSD(valid)),
  };
};
