import type { ReactNode } from "react";
import { cn } from "../../cn.ts";
import { isEmptyValue } from "./is-empty-value.ts";

export type DescriptionItem = { label: ReactNode; value: ReactNode; span?: boolean | undefined };
export type DescriptionListProps = { items: readonly DescriptionItem[]; className?: string };

/** Fields of one record: two columns from 640 px of container width; an empty value is a dash. */
export const DescriptionList = ({ items, className }: DescriptionListProps) => (
  <div data-slot="description-list" className={cn("@container", className)}>
    <dl className="grid grid-cols-1 gap-x-8 @min-[640px]:grid-cols-2">
      {items.map((item, index) => (
        <div
          key={index}
          className={cn(
            "grid grid-cols-[clamp(5rem,32%,7.25rem)_minmax(0,1fr)] items-baseline gap-3 py-1",
            // 42% of one column aligns the value of the wide row with the values above it.
            item.span
              ? "@min-[640px]:col-span-2 @min-[640px]:grid-cols-[min(21%_-_0.42rem,10.5rem)_minmax(0,1fr)]"
              : "@min-[640px]:grid-cols-[min(42%,10.5rem)_minmax(0,1fr)]",
          )}
        >
          <dt className="text-meta text-ink-muted">{item.label}</dt>
          <dd className="min-w-0 text-body break-words text-ink">
            {isEmptyValue(item.value) ? (
              <span className="text-ink-faint">
                <span aria-hidden>—</span>
                <span className="sr-only">Empty</span>
              </span>
            ) : (
              item.value
            )}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
