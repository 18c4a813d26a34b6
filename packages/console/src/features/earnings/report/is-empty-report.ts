import type { components } from "@backoffice/api-client";

/** Whether there is nothing to report: neither in the period nor in the one before it. */
export const isEmptyReport = ({
  cards,
  charts: { bets, registrations },
}: components["schemas"]["AffiliateReport"]): boolean =>
  [
    ...Object.values(cards),
    ...[bets, registrations].flatMap((it) => [...it.currentPeriod.values, ...it.previousPeriod.values]),
  ].every((value) => value === 0);
