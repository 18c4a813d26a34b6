import type { Input, listBankAccounts } from "@backoffice/api-client";
import { BANK_ACCOUNT_STATUS } from "../../../../entities/bank-account/bank-account-status.tsx";
import { choiceFilter, defineFilters, textFilter, yesNoFilter } from "../../../../kit/filters.ts";

/** The filters of the bank account list. */
export const bankAccountFilters = defineFilters<Input<typeof listBankAccounts.operation>["body"]>()({
  search: textFilter("Search", "IBAN, card, account, holder, bank"),
  playerCode: textFilter("Player code", "Player code"),
  status: choiceFilter("Status", BANK_ACCOUNT_STATUS),
  isDuplicated: yesNoFilter("Duplicates", "Duplicates only", "Without duplicates"),
  isDeleted: yesNoFilter("Deleted", "Deleted only", "Not deleted"),
});
