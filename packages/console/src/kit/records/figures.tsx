import { cn } from "@backoffice/ui";
import type { ReactNode } from "react";

/** A key figure with its label: "Balance", "1,250.00 USDT". */
export type Figure = {
  label: string;
  value: ReactNode;
  /** A few muted words after it: "in 2 wallets". */
  detail?: string | undefined;
};

type FiguresProps = {
  figures: readonly Figure[];
  /** The figures are below a headline, two per line in a narrow drawer. */
  small?: boolean;
};

/** The key figures above the details of a record; on a phone two beside each other. */
export const Figures = ({ figures, small = false }: FiguresProps) => (
  <dl
    className={cn(
      "mb-5 grid grid-cols-2 gap-x-8 gap-y-2",
      small ? "@min-[640px]:flex" : "sm:flex sm:flex-wrap",
      // More than a line of them would wrap when one is read.
      !small && figures.length > 3 && "@max-[640px]:grid",
    )}
  >
    {figures.map(({ label, value, detail }) => (
      <div key={label} className="min-w-0">
        <dt className="text-meta text-ink-muted">{label}</dt>
        <dd className={cn("tabular font-semibold wrap-anywhere", small ? "text-heading" : "text-title leading-tight")}>
          {value}
          {detail && <span className="ms-1.5 text-body font-normal whitespace-nowrap text-ink-muted">{detail}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
