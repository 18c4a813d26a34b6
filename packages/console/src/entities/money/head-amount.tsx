import { Amount } from "./amount.tsx";

type HeadAmountProps = {
  value: number | string | null;
  currency: string;
  inUSD: number | string | null;
};

/** The amount of a record of money as its headline, with its value in USD unless that is the same number. */
export const HeadAmount = ({ value, currency, inUSD }: HeadAmountProps) => (
  <span className="flex flex-wrap items-baseline gap-x-2.5">
    <span className="text-figure *:data-[slot=money]:*:text-heading *:data-[slot=money]:*:font-medium">
      <Amount value={value} currency={currency} />
    </span>
    {inUSD !== null && String(inUSD) !== String(value) && (
      <span className="font-normal text-ink-muted *:data-[slot=money]:*:text-heading">
        <span className="sr-only">about </span>
        <span aria-hidden>≈ </span>
        <Amount value={inUSD} currency="USD" />
      </span>
    )}
  </span>
);
