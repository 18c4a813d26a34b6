import type { components, Data, decideCashback } from "@backoffice/api-client";
import type { Writer } from "#kit/submit/writer.ts";

type Schemas = components["schemas"];

/** Words that differ between payout types. */
export type PayoutKind = {
  /** Noun inside a sentence: "cashback". */
  noun: string;
  /** Consequence of a rejection, as a sentence. */
  rejected: string;
};

/** The four calls have the same body and response (money §7). */
export type PayoutWriter = Writer<{ body: Schemas["TransactionDecision"] }, Data<typeof decideCashback.operation>>;

/** By transaction type. */
export const PAYOUT_KINDS = {
  BONUS: { noun: "bonus", rejected: "Nothing is paid." },
  CASHBACK: { noun: "cashback", rejected: "Nothing is paid; the player can claim it again." },
  AFFILIATE: { noun: "affiliate profit", rejected: "Nothing is paid." },
  REFERRAL_PROFIT: { noun: "referral claim", rejected: "Nothing is paid." },
} as const satisfies Partial<Record<Schemas["Transaction"]["transactionType"], PayoutKind>>;

export type PayoutType = keyof typeof PAYOUT_KINDS;

export const isPayoutType = (type: string): type is PayoutType => type in PAYOUT_KINDS;
