import type { components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { addDecimals } from "@backoffice/ui/form";
import { Amount } from "#entities/money/amount.tsx";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { formatNumber } from "#kit/numbers/format-number.ts";

type Waiting = components["schemas"]["Waiting"];

/** Total of all queued items, and their money in USD. */
export const WaitingTotal = ({ waiting }: { waiting: readonly Waiting[] | undefined }) => {
  const { locale } = useLocale();
  if (!waiting) return <p className="mb-3 text-meta">&nbsp;</p>;
  const count = waiting.reduce((sum, it) => sum + it.count, 0);
  const money = waiting.filter((it) => it.amountInUSD !== null);
  const inUSD = money.reduce((sum, it) => addDecimals(sum, decimalOf(it.amountInUSD!)), "0");
  return (
    <p className="mb-3 text-meta text-ink-muted">
      {formatNumber(count, locale)} {count === 1 ? "item" : "items"} waiting
      {money.length > 0 && (
        <>
          {" · "}
          <span title="Each amount at the rate of its time">
            ≈ <Amount value={inUSD} currency="USD" />
          </span>
        </>
      )}
    </p>
  );
};
