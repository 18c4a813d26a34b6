import type { components } from "@backoffice/api-client";
import { Amount } from "#entities/money/amount.tsx";

type QueueMoneyProps = Pick<components["schemas"]["Waiting"], "amounts" | "amountInUSD">;

/** Pending money in USD, which the header says, its currencies on demand; or the amount in its only one. */
export const QueueMoney = ({ amounts, amountInUSD }: QueueMoneyProps) => {
  const [only] = amounts;
  if (!only) return null;
  if (amountInUSD === null) return <Amount value={only.amount} currency={only.currency} />;
  const currencies = amounts.map(({ currency }) => currency);
  const isUSD = currencies.join() === "USD";
  return (
    <span title={isUSD ? undefined : `${currencies.join(", ")}, each amount at the rate of its time`}>
      <Amount value={amountInUSD} currency={undefined} />
      <span className="text-meta text-ink-muted md:sr-only"> USD</span>
    </span>
  );
};
