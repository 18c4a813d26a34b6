import type { components } from "@backoffice/api-client";

/** Whether both the period and the previous one are empty. */
export const isEmptyReport = ({
  cards,
  charts: { bets, registrations },
}: components["schemas"]["AffiliateReport"]): boolean =>
  [
    ...Object.values(cards),
    ...[bets, registrations].flatMap((it) => [...it.currentPeriod.values, ...it.previousPeriod.values]),
  ].every((value) => value === 0);
