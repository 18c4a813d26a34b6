import type { ViewDefinition } from "#kit/list/state/view-definitions.ts";

/** A view of large amounts; the filter includes its lower end. */
export const OVER_1000_USD: ViewDefinition = {
  name: (locale) => `Over ${(1000).toLocaleString(locale)} USD`,
  filter: () => ({ amountInUSD: "1000.01.." }),
};
