import type { ViewDefinition } from "#kit/list/state/built-in-views.ts";

/** A view of large amounts; the filter includes its lower end. */
export const OVER_1000_USD: ViewDefinition = {
  name: "Over 1,000 USD",
  filter: () => ({ amountInUSD: "1000.01.." }),
};
