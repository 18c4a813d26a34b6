import type { components, Data, decideCashback } from "@backoffice/api-client";
import type { Writer } from "#kit/submit/writer.ts";

type Schemas = components["schemas"];

/** What differs between the kinds of what is paid to a player, in words. */
export type PayoutKind = {
  /** In a sentence: "cashback". */
  noun: string;
  /** What becomes of it when it is rejected, as a sentence. */
  rejected: string;
};

/** The four calls take the same and answer the same (money §7). */
export type PayoutWriter = Writer<{ body: Schemas["TransactionDecision"] }, Data<typeof decideCashback.operation>>;

/** By the type of the transaction. */
export const PAYOUT_KINDS = {
  BONUS: { noun: "bonus", rejected: "Nothing is paid." },
  CASHBACK: { noun: "cashback", rejected: "Nothing is paid; the player can claim it again." },
  AFFILIATE: { noun: "affiliate profit", rejected: "Nothing is paid." },
  REFERRAL_PROFIT: { noun: "referral claim", rejected: "Nothing is paid." },
} as const satisfies Partial<Record<Schemas["Transaction"]["transactionType"], PayoutKind>>;

export type PayoutType = keyof typeof PAYOUT_KINDS;

export const isPayoutType = (type: string): type is PayoutType => type in PAYOUT_KINDS;
