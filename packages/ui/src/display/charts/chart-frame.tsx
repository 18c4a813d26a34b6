import { ChartNoAxesColumn, Table } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import { cn } from "../../cn.ts";
import { EmptyState } from "../../feedback/states/empty-state.tsx";
import { FailedState } from "../../feedback/states/failed-state.tsx";
import { Skeleton } from "../../feedback/skeleton.tsx";
import { IconButton } from "../../primitives/button/icon-button.tsx";

export type ChartState = {
  /** Name of the chart, with its unit: "Deposits a day, EUR". */
  label: string;
  loading?: boolean | undefined;
  /** Error message shown in place of the chart. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Height of the drawing in CSS pixels; defaults to 240. */
  height?: number | undefined;
  className?: string | undefined;
  /** Shown next to the switch to the table: a link to the list of the figures. */
  action?: ReactNode;
  /** Shown in place of the name, which remains for screen readers. */
  title?: ReactNode;
};

type Props = ChartState & {
  empty: boolean;
  table: ReactNode;
  legend?: ReactNode;
  /** Placeholder while the drawing loads; defaults to grey bars. */
  outline?: ReactNode;
  children: ReactNode;
};

/** Frame of all charts: a name, a switch to a table of the same figures, and an empty state. */
export const ChartFrame = ({
  label,
  loading,
  error,
  onRetry,
  height = 240,
  className,
  action,
  title,
  empty,
  table,
  legend,
  outline,
  children,
}: Props) => {
  const [asTable, setAsTable] = useState(false);
  const waiting = (
    <div aria-busy>
      {outline || (
        <div style={{ height }} className="flex items-end gap-3 pt-6">
          {[40, 65, 50, 80, 60, 72].map((share) => (
            <span key={share} className="flex-1" style={{ height: `${share}%` }}>
              <Skeleton className="size-full" />
            </span>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        Loading {label}
      </span>
    </div>
  );
  const shown = !loading && !error && !empty;
  return (
    // The caption holds buttons, which would be part of the name.
    <figure
      data-slot="chart"
      aria-label={label}
      className={cn("flex min-w-0 flex-col gap-2 text-body text-ink", className)}
    >
      <figcaption className="flex min-h-6 items-start justify-between gap-2">
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{title ?? label}</span>
        {action && <span className="shrink-0 text-meta leading-6">{action}</span>}
        {shown && (
          <IconButton
            size="sm"
            label={asTable ? "Show as chart" : "Show as table"}
            icon={asTable ? ChartNoAxesColumn : Table}
            onClick={() => setAsTable(!asTable)}
          />
        )}
      </figcaption>
      <div className="@container flex min-w-0 flex-col gap-2">
        {(shown || loading) && !asTable && legend}
        {loading ? (
          waiting
        ) : error ? (
          <FailedState message={error} onRetry={onRetry} />
        ) : empty ? (
          <EmptyState icon={ChartNoAxesColumn} title="No data for this period" />
        ) : asTable ? (
          <div
            role="group"
            aria-label={label}
            tabIndex={0}
            style={{ maxHeight: height + 40 }}
            className="overflow-auto"
          >
            {table}
          </div>
        ) : (
          <Suspense fallback={waiting}>{children}</Suspense>
        )}
      </div>
    </figure>
  );
};
