import type { components } from "@backoffice/api-client";
import { Amount } from "#entities/money/amount.tsx";

type QueueMoneyProps = Pick<components["schemas"]["Waiting"], "amounts" | "amountInUSD">;

/** Number of currencies named before the rest is counted. */
const NAMED = 2;

/** Pending money: total in USD, with its currencies, or the amount in its only one, below. */
export const QueueMoney = ({ amounts, amountInUSD }: QueueMoneyProps) => {
  if (amounts.length === 0) return null;
  const [only] = amounts;
  if (amountInUSD === null && only) return <Amount value={only.amount} currency={only.currency} />;
  const isUSD = amounts.length === 1 && only?.currency === "USD";
  const more = amounts.length - NAMED;
  const named = amounts.slice(0, NAMED).map(({ currency }) => currency);
  return (
    <>
      {amountInUSD !== null && (
        <span title={isUSD ? undefined : "Each amount at the rate of its time"}>
          {!isUSD && <span className="text-ink-muted">≈ </span>}
          <Amount value={amountInUSD} currency="USD" />
        </span>
      )}
      {!isUSD && (
        <span className="block text-meta text-ink-muted">
          {amounts.length === 1 && only ? (
            <Amount value={only.amount} currency={only.currency} />
          ) : (
            <>
              {named.join(", ")}
              {more > 0 && ` and ${more} more`}
            </>
          )}
        </span>
      )}
    </>
  );
};
