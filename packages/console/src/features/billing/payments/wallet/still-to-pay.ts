import type { components } from "@backoffice/api-client";
import { subtractDecimals } from "@backoffice/ui/form";
import { decimalOf } from "#entities/money/decimal-of.ts";

type Balance = Pick<components["schemas"]["OperatorBalance"], "debtInUSD" | "cpgBalanceInUSD">;

/**
 * What is left to pay once the wallet has paid what it can, as a decimal text of US dollars; "0" when the wallet covers
 * it, or nothing is owed (money §9).
 */
export const stillToPay = ({ debtInUSD, cpgBalanceInUSD }: Balance): string => {
  const left = subtractDecimals(decimalOf(debtInUSD), decimalOf(cpgBalanceInUSD));
  return left.startsWith("-") ? "0" : left;
};
