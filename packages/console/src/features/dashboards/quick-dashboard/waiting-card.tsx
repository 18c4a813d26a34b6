import { cn, Skeleton } from "@backoffice/ui";
import { ArrowRight } from "lucide-react";
import { useLocation } from "react-router";
import { AppLink } from "#kit/address/app-link.tsx";
import { keptSearch } from "#kit/address/kept-search.ts";
import type { Waiting } from "./waiting.ts";

type WaitingCardProps = { waiting: Waiting; count: number | undefined; linked: boolean };

const NUMBERS = new Intl.NumberFormat("en-GB");

/** One number, and the way to its list where the user may open it. */
export const WaitingCard = ({ waiting, count, linked }: WaitingCardProps) => {
  const { search } = useLocation();
  const Icon = waiting.icon;
  const content = (
    <>
      <span className="flex items-center gap-2 text-ink-muted">
        <Icon size={15} strokeWidth={1.75} aria-hidden />
        <span className="min-w-0 flex-1 truncate">{waiting.label}</span>
        {linked && (
          <ArrowRight
            size={14}
            strokeWidth={1.75}
            aria-hidden
            className="opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 rtl:rotate-180"
          />
        )}
      </span>
      {count === undefined ? (
        <Skeleton className="mt-1.5 h-7 w-16" />
      ) : (
        <span className={cn("tabular mt-1.5 block text-title font-semibold", count === 0 && "text-ink-faint")}>
          {NUMBERS.format(count)}
        </span>
      )}
    </>
  );
  const look = "block rounded-lg border border-line bg-surface px-4 py-3";
  return linked ? (
    <AppLink to={waiting.path + keptSearch(search, waiting.filter)} className={cn("group hover:bg-hover", look)}>
      {content}
    </AppLink>
  ) : (
    <div className={look}>{content}</div>
  );
};
