import type { components } from "@backoffice/api-client";
import { compareDecimals, decimalText, multiplyDecimals } from "@backoffice/ui/form";
import { z } from "zod";
import type { EnteredPayment } from "#entities/billing/checks/payment-checks.ts";
import { MONTHS, type BillingMonth } from "#entities/billing/months.ts";
import { precisionError } from "#entities/money/precision-error.ts";
import { OWNER, owned, ownerOf } from "#entities/operator/owner/owner.schema.ts";

type Schemas = components["schemas"];

/** Types of manual payments; CPG transfers arrive automatically (money §3). */
export const MANUAL_TYPES = [
  "Cash",
  "Direct Transfer",
  "CPG Adjustment",
  "USDT Transfer",
  "Operator Settlement",
] as const satisfies readonly Schemas["ManualPaymentType"][];

/** Payment currencies (money §9). */
export const CURRENCIES = ["TRX", "USDT", "USD"] as const satisfies readonly Schemas["PaymentCurrency"][];

/** Documented sentence for a missing operator (money §8). */
export const OPERATOR_MISSING = "Operator not found, please select an operator.";

/** Documented sentence for a missing payment id (money §5). */
export const PAYMENT_ID_MISSING = "Missing Payment ID.";

const MIN_RATE = "0.01";

const amountText = decimalText({ required: "Enter the amount.", above: "0" });
const rateText = decimalText({ min: MIN_RATE, required: "Enter the exchange rate." });

type Amounts = { currency: string; amount: string; exchangeRateInUSD: string };

/** The rate that counts: a US dollar is worth one, whatever was entered for another currency. */
const rateInUSD = ({ currency, exchangeRateInUSD }: Omit<Amounts, "amount">): string =>
  currency === "USD" ? "1" : exchangeRateInUSD;

/**
 * Exchange rate times amount, in US dollars: multiplied exactly and rounded once, to the cent, halves up (money §5).
 * Undefined while one of them is no number.
 */
export const amountInUSD = ({ amount, ...rest }: Amounts): string | undefined => {
  const rate = rateInUSD(rest);
  return amountText.safeParse(amount).success && rateText.safeParse(rate).success
    ? multiplyDecimals(amount, rate, 2)
    : undefined;
};

/** Error of an amount. */
const amountProblem = (amounts: Amounts): string | undefined => {
  const usd = amountInUSD(amounts);
  if (usd === undefined) return undefined;
  if (compareDecimals(usd, "0") === 0) return "The amount is below 0.01 USD.";
  if (!decimalText().safeParse(usd).success) return "The amount exceeds the maximum.";
  return precisionError(amounts.amount, amounts.currency);
};

/** Invoice number; 0 or empty means a payment on account and is not sent (money §3). */
const invoiceNo = z
  .string()
  .trim()
  .regex(/^\d{0,15}$/, "Enter an invoice number.")
  .transform((digits) => Number(digits) || undefined);

/** Editable fields of all V2 payments. */
const counted = {
  description: z.string().trim().max(500, "Use at most 500 characters."),
  invoiceNo,
  month: z.custom<BillingMonth>((name) => MONTHS.includes(name as BillingMonth)),
  year: z.string().transform(Number),
};

/** Form of a manual payment (money §3, §5). */
export const manualPaymentSchema = z
  .object({
    ...OWNER,
    paymentType: z.enum(MANUAL_TYPES),
    currency: z.enum(CURRENCIES),
    amount: amountText,
    // Checked below: for US dollars it is not entered.
    exchangeRateInUSD: z.string(),
    issuedDate: z.iso.datetime("Choose the payment date."),
    ...counted,
  })
  .superRefine(owned(OPERATOR_MISSING, OPERATOR_MISSING))
  .superRefine((draft, context) => {
    const rate = rateText.safeParse(rateInUSD(draft));
    for (const { message } of rate.error?.issues ?? [])
      context.addIssue({ code: "custom", path: ["exchangeRateInUSD"], message });
    const message = amountProblem(draft);
    if (message !== undefined) context.addIssue({ code: "custom", path: ["amount"], message });
  });

/** A manual payment as entered, for its checks. */
export const enteredPayment = (draft: z.input<typeof manualPaymentSchema>): EnteredPayment => ({
  opId: ownerOf(draft),
  invoiceNo: invoiceNo.safeParse(draft.invoiceNo).data,
  amountInUSD: amountInUSD(draft),
  issuedDate: draft.issuedDate,
});

/** A CPG transfer: only its allocation can be changed (money §3). */
export const cpgTransferSchema = z.object(counted);

/** Request body of a manual payment; the schema accepts only texts that equal the number on the wire. */
export const manualPayment = ({ forBrand, brandId, ...draft }: z.output<typeof manualPaymentSchema>) => {
  const { invoiceNo: number, ...valid } = draft;
  return {
    ...valid,
    opId: ownerOf({ opId: draft.opId, forBrand, brandId }),
    ...(number !== undefined && { invoiceNo: number }),
    amount: Number(valid.amount),
    exchangeRateInUSD: Number(rateInUSD(valid)),
    amountInUSD: Number(amountInUSD(valid)),
  };
};
