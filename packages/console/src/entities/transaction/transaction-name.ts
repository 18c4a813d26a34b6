import type { components } from "@backoffice/api-client";
import { amountText } from "#entities/money/amount-text.ts";

/** Display name of a transaction: "76.16 USD, player 8F2K". */
export const transactionName = (
  { toAmount, toCurrency, player }: components["schemas"]["Transaction"],
  locale: string,
): string => `${amountText(toAmount, toCurrency, locale)}, player ${player.playerCode}`;
