import type { listBetDebits } from "@backoffice/api-client";
import { dateRange, select, text, triState } from "@backoffice/ui/filters";
import { betIdFilter } from "#entities/bet/bet-id-filter.ts";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { playerFilter } from "#entities/player/player-filter.ts";

const REASON = [
  { value: "WIN_ROLLBACK", label: "Win rollback" },
  { value: "BET_CORRECTION", label: "Bet correction" },
  { value: "VOIDED_EVENT", label: "Voided event" },
  { value: "OTHER", label: "Other" },
] as const;

/** Filters of the debit list. */
export const debitFilters = defineListFilters<typeof listBetDebits>()((context) => ({
  search: text({ label: "Search", placeholder: "Transaction, request, bet, player", place: "bar" }),
  isReconciled: triState({ label: "State", yes: "Reconciled only", no: "Open only", place: "bar" }),
  period: dateRange({ label: "Created", timeZone: context.timeZone, locale: context.locale, place: "bar" }),
  playerCode: playerFilter(context),
  betId: betIdFilter(),
  debitReason: select({ label: "Reason", options: REASON }),
}));
