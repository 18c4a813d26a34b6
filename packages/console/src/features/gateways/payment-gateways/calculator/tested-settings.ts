import type { components } from "@backoffice/api-client";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

/** Gateway settings that the calculator tests. */
export const testedSettings = ({
  gatewayCurrencies,
  isAutomatic,
  conversionRate,
  decimals,
}: components["schemas"]["DepositGateway"]) => ({
  gatewayCurrencies,
  isAutomatic,
  conversionRate: conversionRate === null ? "" : decimalOf(conversionRate),
  decimals: String(decimals),
});
