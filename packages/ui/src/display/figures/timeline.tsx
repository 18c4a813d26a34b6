import type { ReactNode } from "react";
import { cn } from "../../cn.ts";
import { renderIcon, type IconLike } from "../../primitives/icon.tsx";
import { TONE_DOTS, type Tone } from "../values/badge.tsx";
import { DateTime } from "../values/date-time.tsx";

export type TimelineItem = {
  id: string;
  /** Epoch milliseconds, ISO text or a Date. */
  at: number | string | Date | null | undefined;
  title: ReactNode;
  /** The actor; may be "System". */
  actor?: ReactNode;
  children?: ReactNode;
  tone?: Tone | undefined;
  icon?: IconLike | undefined;
};

export type TimelineProps = {
  label: string;
  /** Entries in display order, usually newest first. */
  items: readonly TimelineItem[];
  /** Time zone of the dates; defaults to that of `LocaleProvider`. */
  timeZone?: string | undefined;
  locale?: string | undefined;
  /** Empty state. */
  empty?: ReactNode;
  className?: string | undefined;
};

/** Events of one record in a vertical list. */
export const Timeline = ({ label, items, timeZone, locale, empty = "No events yet.", className }: TimelineProps) => {
  if (items.length === 0) return <p className={cn("text-body text-ink-muted", className)}>{empty}</p>;
  return (
    <ol data-slot="timeline" aria-label={label} className={cn("text-body text-ink", className)}>
      {items.map(({ id, at, title, actor, children, tone = "normal", icon }, index) => (
        <li key={id} className="flex gap-3">
          <span aria-hidden className="flex w-5 shrink-0 flex-col items-center">
            <span className="grid h-5 place-items-center">
              {icon ? (
                <span className="text-ink-muted">{renderIcon(icon, 14)}</span>
              ) : (
                <span className={cn("size-2 rounded-full", TONE_DOTS[tone])} />
              )}
            </span>
            {index < items.length - 1 && <span className="my-1 w-px flex-1 bg-line" />}
          </span>
          <div className="min-w-0 flex-1 pb-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 font-medium wrap-anywhere">{title}</span>
              <span className="text-meta text-ink-muted">
                <DateTime value={at} timeZone={timeZone} locale={locale} />
              </span>
            </div>
            {actor && <div className="text-meta text-ink-muted wrap-anywhere">{actor}</div>}
            {children && <div className="mt-1 wrap-anywhere">{children}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
};
