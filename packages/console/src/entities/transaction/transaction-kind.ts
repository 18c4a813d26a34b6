import type { components } from "@backoffice/api-client";
import { choiceWords } from "#kit/words/choice-words.ts";
import { titleCase } from "#kit/words/title-case.ts";

type Transaction = components["schemas"]["Transaction"];
type Kind = Pick<Transaction, "transactionType" | "transactionSubType">;

/** Types whose label differs from the wire. */
const TYPES: Partial<Record<Transaction["transactionType"], string>> = {
  WITHDRAW: "Withdrawal",
  TOPUP: "Top-up",
  AFFILIATE: "Affiliate profit",
  CONVERT: "Conversion",
};

/** Label of a transaction: its subtype where it has one ("Deposit bonus"), else its type ("Deposit"). */
export const kindWords = ({ transactionType: type, transactionSubType: sub }: Kind): string =>
  sub === null || sub === "OTHER" ? (TYPES[type] ?? choiceWords(type)) : choiceWords(sub);

/** The same inside a sentence: "deposit bonus". */
export const kindInSentence = (tx: Kind): string => kindWords(tx).replace(/^\p{Lu}/u, (it) => it.toLowerCase());

/** The title of its details: "Deposit Details", "Deposit Bonus Details" (money §2). */
export const detailsTitle = (tx: Kind): string => `${titleCase(kindWords(tx))} Details`;
