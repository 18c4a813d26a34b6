import { cn } from "../../cn.ts";
import { DASH } from "./dash.tsx";

export type MoneyProps = {
  /** Already formatted: digits, separators, sign. Nothing is computed here. */
  amount: string;
  /** Shown after the amount, muted: a code such as EUR. */
  currency?: string | undefined;
  className?: string;
};

/** An amount with figures of one width, which never breaks over lines; left-to-right also in Arabic. A dash when there is none. */
export const Money = ({ amount, currency, className }: MoneyProps) => (
  <bdi data-slot="money" dir="ltr" className={cn("tabular whitespace-nowrap", className)}>
    {amount || DASH}
    {amount && currency && <span className="ms-1 text-meta text-ink-muted">{currency}</span>}
  </bdi>
);
