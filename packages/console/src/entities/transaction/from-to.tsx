import type { components } from "@backoffice/api-client";
import { Amount } from "#entities/money/amount.tsx";

type FromToProps = {
  tx: Pick<components["schemas"]["Transaction"], "fromAmount" | "fromCurrency" | "toAmount" | "toCurrency">;
};

/** What was given and what was received for it; once where they are the same. */
export const FromTo = ({ tx: { fromAmount, fromCurrency, toAmount, toCurrency } }: FromToProps) => (
  <>
    {(fromAmount !== toAmount || fromCurrency !== toCurrency) && (
      <>
        <Amount value={fromAmount} currency={fromCurrency} />
        <span aria-label="for" className="mx-1.5 text-ink-muted">
          →
        </span>
      </>
    )}
    <Amount value={toAmount} currency={toCurrency} />
  </>
);
