import {
  useDecideAffiliateWithdrawal,
  useDecideBonusTransaction,
  useDecideCashback,
  useDecideReferralClaim,
  type components,
  type Data,
  type decideCashback,
} from "@backoffice/api-client";
import type { Writer } from "#kit/submit/writer.ts";

type Schemas = components["schemas"];

/** What differs between the kinds of what is paid to a player: the call, and the words. */
export type PayoutKind = {
  /** In a sentence: "cashback". */
  noun: string;
  /** What becomes of it when it is rejected, as a sentence. */
  rejected: string;
  /** A hook; the four calls take the same and answer the same (money §7). */
  useWrite: () => Writer<{ body: Schemas["TransactionDecision"] }, Data<typeof decideCashback.operation>>;
};

/** By the type of the transaction. */
export const PAYOUT_KINDS = {
  BONUS: { noun: "bonus", rejected: "Nothing is paid.", useWrite: useDecideBonusTransaction },
  CASHBACK: {
    noun: "cashback",
    rejected: "Nothing is paid; the player can claim it again.",
    useWrite: useDecideCashback,
  },
  AFFILIATE: { noun: "affiliate profit", rejected: "Nothing is paid.", useWrite: useDecideAffiliateWithdrawal },
  REFERRAL_PROFIT: { noun: "referral claim", rejected: "Nothing is paid.", useWrite: useDecideReferralClaim },
} as const satisfies Partial<Record<Schemas["Transaction"]["transactionType"], PayoutKind>>;

/** How a payout is decided; nothing for a transaction that is none. */
export const payoutKind = (type: string): PayoutKind | undefined =>
  type in PAYOUT_KINDS ? PAYOUT_KINDS[type as keyof typeof PAYOUT_KINDS] : undefined;
