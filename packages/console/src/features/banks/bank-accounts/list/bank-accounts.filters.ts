import type { listBankAccounts } from "@backoffice/api-client";
import { dateRange, select, text, triState } from "@backoffice/ui/filters";
import { BANK_ACCOUNT_STATUS } from "#entities/bank-account/bank-account-status.tsx";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { playerFilter } from "#entities/player/player-filter.ts";

/** Filters of the bank account list. */
export const bankAccountFilters = defineListFilters<typeof listBankAccounts>()((context) => ({
  search: text({ label: "Search", placeholder: "IBAN, card, account, holder…", place: "bar" }),
  status: select({ label: "Status", options: BANK_ACCOUNT_STATUS, place: "bar" }),
  period: dateRange({ label: "Created", timeZone: context.timeZone, locale: context.locale, place: "bar" }),
  playerCode: playerFilter(context),
  isDuplicated: triState({ label: "Duplicates", yes: "Duplicates only", no: "Without duplicates" }),
  isDeleted: triState({
    label: "Deleted",
    yes: "Deleted only",
    no: "Not deleted",
    help: "Pending accounts are listed without deleted ones unless this is set.",
  }),
}));
