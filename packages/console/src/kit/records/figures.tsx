import type { ReactNode } from "react";

/** A key figure with its label: "Balance", "1,250.00 USDT". */
export type Figure = { label: string; value: ReactNode };

/** The two or three key figures above the details of a record. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="mb-5 flex flex-wrap gap-x-8 gap-y-2">
    {figures.map(({ label, value }) => (
      <div key={label} className="min-w-0">
        <dt className="text-meta text-ink-muted">{label}</dt>
        <dd className="tabular text-title leading-tight font-semibold wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
