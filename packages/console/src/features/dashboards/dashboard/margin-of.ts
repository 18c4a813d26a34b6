import { divideDecimals, multiplyDecimals } from "@backoffice/ui/form";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

/** GGR in percent of the stakes, exact to two decimals; undefined without stakes. */
export const marginOf = (ggr: number, wager: number): string | undefined => {
  const stakes = decimalOf(wager);
  if (!/[1-9]/.test(stakes)) return undefined;
  return multiplyDecimals(divideDecimals(decimalOf(ggr), stakes, 4), "100", 2);
};
