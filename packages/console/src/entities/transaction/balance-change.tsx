import type { components } from "@backoffice/api-client";
import { Amount } from "#entities/money/amount.tsx";

/** Balance before and after; a single value where it did not change. */
export const BalanceChange = ({
  tx: { balanceBefore, balanceAfter, balanceCurrency },
}: {
  tx: components["schemas"]["Transaction"];
}) =>
  balanceBefore === balanceAfter ? (
    <>
      <Amount value={balanceAfter} currency={balanceCurrency} />, unchanged
    </>
  ) : (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <Amount value={balanceBefore} currency={balanceCurrency} />
      <span aria-label="then" className="rtl:-scale-x-100">
        →
      </span>
      <Amount value={balanceAfter} currency={balanceCurrency} />
    </span>
  );
