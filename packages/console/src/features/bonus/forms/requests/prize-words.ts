import type { components } from "@backoffice/api-client";
import { choiceWords } from "#kit/words/choice-words.ts";
import { inSentence } from "#kit/words/in-sentence.ts";

type Prize = components["schemas"]["BonusPrizeType"];

/** Whether the prize is money in the bonus wallet. */
export const goesIntoBonusWallet = (prize: Prize): boolean => prize === "BONUS_BALANCE";

/** How an approved request is paid, by its prize. */
export const prizeSentence = (prize: Prize): string => {
  if (goesIntoBonusWallet(prize)) return "It goes into the player's bonus wallet.";
  if (prize === "CASH") return "It is paid as cash, not into the bonus wallet.";
  return `It is granted as ${inSentence(prize === "FREE_BET" ? "a free bet" : choiceWords(prize))}, not into the bonus wallet.`;
};
