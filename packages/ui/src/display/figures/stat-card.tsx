import { ArrowDown, ArrowUp, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../cn.ts";
import { Skeleton } from "../../feedback/skeleton.tsx";
import { trendLook, type Trend } from "./trend.ts";
import { useLocale } from "../locale/use-locale.ts";

export type StatCardProps = {
  label: string;
  /** Formatted value, usually `Money` or digits; a dash if it is missing. */
  value: ReactNode;
  trend?: Trend | undefined;
  /** One muted line below the value: definition or period. */
  note?: ReactNode;
  /** Explanation of the figure, on demand. */
  hint?: string | undefined;
  loading?: boolean | undefined;
  /** A cell of a row of figures, whose grid draws the lines: its trend and note stand beside the value; or the largest. */
  cell?: "figure" | "compact" | "hero" | undefined;
  className?: string | undefined;
};

const SIZES = {
  figure: "text-[19px] leading-7",
  compact: "text-[17px] leading-6",
  hero: "text-[36px] leading-11 tracking-tight",
};
const ICONS = { up: ArrowUp, down: ArrowDown, flat: Minus };
const WORDS = { up: "Up", down: "Down", flat: "Unchanged," };
const TONES = { positive: "text-positive-ink", critical: "text-critical-ink", neutral: "text-ink-muted" };

const TrendLine = ({ trend }: { trend: Trend }) => {
  const { locale } = useLocale();
  const look = trendLook(trend, locale);
  if (!look) return <p className="text-meta text-ink-muted">No comparison</p>;
  const Icon = ICONS[look.direction];
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-meta text-ink-muted" data-tone={look.tone}>
      <span className={cn("tabular inline-flex items-center gap-0.5 font-medium", TONES[look.tone])}>
        <Icon size={12} strokeWidth={2} aria-hidden />
        <span className="sr-only">{WORDS[look.direction]}</span> {look.text}
      </span>{" "}
      {trend.against !== undefined && `vs ${trend.against}`}
    </p>
  );
};

/** One figure and its trend. A link around the figure covers the whole card. */
export const StatCard = ({ label, value, trend, note, hint, loading, cell, className }: StatCardProps) => {
  const empty = value === undefined || value === null || value === "" || Number.isNaN(value);
  return (
    <section
      data-slot="stat-card"
      aria-label={label}
      aria-busy={loading || undefined}
      className={cn(
        "relative flex min-w-0 bg-surface text-body text-ink",
        cell
          ? "flex-wrap content-center items-baseline gap-x-1.5 *:first:basis-full"
          : "flex-col gap-1 rounded-lg border p-4 has-[a:hover]:border-line-strong",
        cell && (cell === "hero" ? "w-max max-w-full" : "ps-4 pe-2 py-2.5 has-[a:hover]:bg-sunken"),
        className,
      )}
    >
      <h3 className="truncate text-meta text-ink-muted" title={hint}>
        {label}
      </h3>
      {loading ? (
        <>
          <Skeleton className="my-1 h-5 w-28" />
          <Skeleton className="my-1 h-2.5 w-20" />
        </>
      ) : (
        <>
          {/* A figure is never truncated: if it is too wide, its currency wraps to a second line. Its link takes the card. */}
          <p
            className={cn(
              "tabular font-semibold wrap-anywhere [&_a]:after:absolute [&_a]:after:inset-0 [&_[data-slot=money]]:whitespace-normal [&_[data-slot=money]>span]:inline-block",
              cell ? SIZES[cell] : "text-title",
            )}
          >
            {empty ? "—" : value}
          </p>
          {trend && !empty && <TrendLine trend={trend} />}
          {note && <p className="text-meta text-ink-muted">{note}</p>}
        </>
      )}
    </section>
  );
};
