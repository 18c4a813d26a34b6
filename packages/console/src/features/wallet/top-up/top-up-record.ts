import { amountText } from "#entities/money/amount-text.ts";
import type { TopUp } from "./use-in-words.ts";

type Sent = { amount: number; currency?: string; playerCode: string };

/** The record of a balance change for the toast: amount and player, with a link to the transaction. */
export const topUpRecord = ({ sent, tx }: TopUp<Sent>, locale: string) => {
  const { amount, currency = "USD", playerCode } = sent;
  const name = `${amountText(Math.abs(amount), currency, locale)}, player ${playerCode}`;
  return tx ? { name, drawer: "transaction-details" as const, id: tx.txId } : { name };
};
