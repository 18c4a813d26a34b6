import type { components } from "@backoffice/api-client";
import { Amount } from "#entities/money/amount.tsx";

type WaitingMoneyProps = Pick<components["schemas"]["Waiting"], "amounts" | "amountInUSD">;

/** Currencies that are named before the rest is counted. */
const NAMED = 3;

/** The money that waits, each currency by itself; together only in US dollars, which is said. */
export const WaitingMoney = ({ amounts, amountInUSD }: WaitingMoneyProps) => {
  if (amounts.length === 0) return null;
  const [first] = amounts;
  const more = amounts.length - NAMED;
  return (
    <span className="mt-1.5 block text-meta">
      {amounts.slice(0, NAMED).map(({ currency, amount }) => (
        <span key={currency} className="block">
          <Amount value={amount} currency={currency} />
        </span>
      ))}
      {more > 0 && (
        <span className="block text-ink-muted">
          and {more} more {more === 1 ? "currency" : "currencies"}
        </span>
      )}
      {amountInUSD !== null && (amounts.length > 1 || first?.currency !== "USD") && (
        <span title="Each amount at the rate of its time" className="mt-0.5 block text-ink-muted">
          ≈ <Amount value={amountInUSD} currency="USD" /> all together
        </span>
      )}
    </span>
  );
};
