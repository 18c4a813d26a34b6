import { expect, it } from "vitest";
import { detailsTitle, kindInSentence, kindWords } from "./transaction-kind.ts";

const kind = (transactionType: string, transactionSubType: string | null = null) =>
  ({ transactionType, transactionSubType }) as Parameters<typeof kindWords>[0];

it.each([
  [kind("DEPOSIT"), "Deposit", "deposit", "Deposit Details"],
  [kind("WITHDRAW"), "Withdrawal", "withdrawal", "Withdrawal Details"],
  [kind("TOPUP", "OTHER"), "Top-up", "top-up", "Top-up Details"],
  [kind("BONUS", "DEPOSIT_BONUS"), "Deposit bonus", "deposit bonus", "Deposit Bonus Details"],
  [
    kind("AFFILIATE", "AFFILIATE_CPA_COMMISSION"),
    "Affiliate CPA commission",
    "affiliate CPA commission",
    "Affiliate CPA Commission Details",
  ],
  [kind("CONVERT"), "Conversion", "conversion", "Conversion Details"],
  [kind("NEW_KIND"), "New kind", "new kind", "New Kind Details"],
])("transaction kind: %o → label %s, “%s” in a sentence, drawer title %s", (tx, words, sentence, title) => {
  expect([kindWords(tx), kindInSentence(tx), detailsTitle(tx)]).toEqual([words, sentence, title]);
});
