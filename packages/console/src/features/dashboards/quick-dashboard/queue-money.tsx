import type { components } from "@backoffice/api-client";
import { Amount } from "#entities/money/amount.tsx";

type QueueMoneyProps = Pick<components["schemas"]["Waiting"], "amounts" | "amountInUSD">;

/** Number of currencies named before the rest is counted. */
const NAMED = 3;

/** Pending money: total in USD, with its currencies below. */
export const QueueMoney = ({ amounts, amountInUSD }: QueueMoneyProps) => {
  if (amounts.length === 0) return null;
  const [only] = amounts;
  if (amounts.length === 1) return <Amount value={only!.amount} currency={only!.currency} />;
  const more = amounts.length - NAMED;
  const named = amounts.slice(0, NAMED).map(({ currency }) => currency);
  return (
    <>
      {amountInUSD !== null && (
        <span title="Each amount at the rate of its time">
          <span className="text-ink-muted">≈ </span>
          <Amount value={amountInUSD} currency="USD" />
        </span>
      )}
      <span className="block text-meta text-ink-muted">
        {named.join(", ")}
        {more > 0 && ` and ${more} more`}
      </span>
    </>
  );
};
