import type { Input, listBanks } from "@backoffice/api-client";
import { BANK_STATUS } from "../../../../entities/bank/bank-status.tsx";
import { choiceFilter, defineFilters, textFilter } from "../../../../kit/filters.ts";

/** The filters of the bank list. */
export const bankFilters = defineFilters<Input<typeof listBanks.operation>["body"]>()({
  search: textFilter("Search", "Key or name"),
  status: choiceFilter("Status", BANK_STATUS),
});
