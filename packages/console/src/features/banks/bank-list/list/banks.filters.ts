import type { listBanks } from "@backoffice/api-client";
import { select, text } from "@backoffice/ui/filters";
import { BANK_STATUS } from "#entities/bank/bank-status.tsx";
import { defineListFilters } from "#kit/list/state/filters.ts";

/** Filters of the bank list. */
export const bankFilters = defineListFilters<typeof listBanks>()(() => ({
  search: text({ label: "Search", placeholder: "Key or name", place: "bar" }),
  status: select({ label: "Status", options: BANK_STATUS, place: "bar" }),
}));
