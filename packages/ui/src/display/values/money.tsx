import { cn } from "../../cn.ts";
import { DASH } from "./dash.tsx";

export type MoneyProps = {
  /** Formatted amount: digits, separators, sign. The component computes nothing. */
  amount: string;
  /** Currency code such as EUR, shown muted after the amount. */
  currency?: string | undefined;
  className?: string;
};

/** An amount in tabular figures on one line; left to right in Arabic as well. A dash if it is missing. */
export const Money = ({ amount, currency, className }: MoneyProps) => (
  <bdi data-slot="money" dir="ltr" className={cn("tabular whitespace-nowrap", className)}>
    {amount || DASH}
    {amount && currency && <span className="ms-1 text-meta text-ink-muted">{currency}</span>}
  </bdi>
);
