import type { components } from "@backoffice/api-client";
import { cn, formatDateTime, formatRelative, Skeleton, useLocale } from "@backoffice/ui";
import { ArrowRight } from "lucide-react";
import { useLocation } from "react-router";
import { AppLink } from "#kit/address/app-link.tsx";
import { keptSearch } from "#kit/address/kept-search.ts";
import { SinceYesterday } from "./since-yesterday.tsx";
import { WaitingMoney } from "./waiting-money.tsx";
import type { Waiting } from "./waiting.ts";

type Figures = components["schemas"]["Waiting"];

const Oldest = ({ at, now }: { at: string; now: number }) => {
  const { locale, timeZone } = useLocale();
  const date = new Date(at);
  return (
    <span className="mt-0.5 block text-meta text-ink-muted">
      Oldest:{" "}
      <time dateTime={at} title={formatDateTime(date, locale, timeZone)}>
        {formatRelative(date.getTime(), now, locale)}
      </time>
    </span>
  );
};

type WaitingCardProps = {
  waiting: Waiting;
  /** Nothing until they are read. */
  figures: Figures | undefined;
  /** When they were read, in epoch milliseconds. */
  now: number;
};

/** How many wait, since when, what changed since yesterday and how much money, and the way to the list that proves it. */
export const WaitingCard = ({ waiting: { label, icon: Icon, path, filter }, figures, now }: WaitingCardProps) => {
  const { search } = useLocation();
  const { locale } = useLocale();
  return (
    <AppLink
      to={path + keptSearch(search, filter)}
      className="group block rounded-lg border border-line bg-surface px-4 py-3 hover:bg-hover"
    >
      <span className="flex items-start gap-2 text-ink-muted">
        <Icon size={15} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        <span className="min-w-0 flex-1">{label}</span>
        <ArrowRight
          size={14}
          strokeWidth={1.75}
          aria-hidden
          className="mt-1 shrink-0 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 rtl:rotate-180"
        />
      </span>
      {figures === undefined ? (
        <Skeleton className="mt-1.5 h-7 w-16" />
      ) : (
        <>
          <span
            data-slot="waiting-count"
            className={cn(
              "tabular mt-1.5 block text-title font-semibold",
              figures.count === 0 && "font-normal text-ink-muted",
            )}
          >
            {figures.count.toLocaleString(locale)}
          </span>
          {figures.oldestAt !== null && <Oldest at={figures.oldestAt} now={now} />}
          <SinceYesterday {...figures} />
          <WaitingMoney {...figures} />
        </>
      )}
    </AppLink>
  );
};
