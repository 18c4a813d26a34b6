import type { components } from "@backoffice/api-client";
import { subtractDecimals } from "@backoffice/ui/form";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

type BetDebit = components["schemas"]["BetDebit"];

/** The remaining amount of a debit, as a decimal text in its currency. */
export const owedOf = ({
  debitAmount,
  autoReconciledAmount,
  reconciledAmount,
}: Pick<BetDebit, "debitAmount" | "autoReconciledAmount" | "reconciledAmount">): string =>
  [autoReconciledAmount, reconciledAmount].reduce(
    (left, taken) => subtractDecimals(left, decimalOf(taken)),
    decimalOf(debitAmount),
  );
