import type { components } from "@backoffice/api-client";
import { subtractDecimals } from "@backoffice/ui/form";
import { decimalOf } from "#entities/money/decimal-of.ts";

type BetDebit = components["schemas"]["BetDebit"];

/** What is left of a debit after what was taken already, as a decimal text in its currency. */
export const owedOf = ({
  debitAmount,
  autoReconciledAmount,
  reconciledAmount,
}: Pick<BetDebit, "debitAmount" | "autoReconciledAmount" | "reconciledAmount">): string =>
  [autoReconciledAmount, reconciledAmount].reduce(
    (left, taken) => subtractDecimals(left, decimalOf(taken)),
    decimalOf(debitAmount),
  );
