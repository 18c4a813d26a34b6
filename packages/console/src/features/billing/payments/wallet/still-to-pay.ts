import type { components } from "@backoffice/api-client";
import { subtractDecimals } from "@backoffice/ui/form";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

type Balance = Pick<components["schemas"]["OperatorBalance"], "debtInUSD" | "cpgBalanceInUSD">;

/**
 * Debt minus wallet balance in USD as a decimal text; "0" if the wallet covers the debt or nothing is owed (money §9).
 */
export const stillToPay = ({ debtInUSD, cpgBalanceInUSD }: Balance): string => {
  const left = subtractDecimals(decimalOf(debtInUSD), decimalOf(cpgBalanceInUSD));
  return left.startsWith("-") ? "0" : left;
};
