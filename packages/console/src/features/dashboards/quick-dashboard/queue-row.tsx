import type { components } from "@backoffice/api-client";
import { cn, formatDateTime, formatRelative, Skeleton, useLocale } from "@backoffice/ui";
import { useLocation } from "react-router";
import { AppLink } from "#kit/address/app-link.tsx";
import { keptSearch } from "#kit/address/kept-search.ts";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { lateness, targetWords } from "./lateness.ts";
import { QUEUE_COLUMNS } from "./queue-columns.ts";
import { QueueMoney } from "./queue-money.tsx";
import { SinceYesterday } from "./since-yesterday.tsx";
import type { Waiting } from "./waiting.ts";

type Figures = components["schemas"]["Waiting"];

const LATE = { caution: "font-medium text-caution-ink", critical: "font-semibold text-critical-ink" };

type OldestProps = { at: string; target: number; now: number };

const Oldest = ({ at, target, now }: OldestProps) => {
  const { locale, timeZone } = useLocale();
  const late = lateness(at, target, now);
  return (
    <span className={late ? LATE[late] : "text-ink"}>
      <span className="sr-only">Oldest: </span>
      <time dateTime={at} title={formatDateTime(new Date(at), locale, timeZone)}>
        {formatRelative(Date.parse(at), now, timeZone)}
      </time>
      <span className="block font-normal text-ink-muted">
        <span className="sr-only">, </span>target {targetWords(target)}
      </span>
    </span>
  );
};

type QueueRowProps = {
  waiting: Waiting;
  /** Undefined while loading. */
  figures: Figures | undefined;
  /** Time of the response, in epoch milliseconds. */
  now: number;
  money: boolean;
};

/** A queue linked to its list: number of items, oldest item against its target, money, and change since yesterday. */
export const QueueRow = ({
  waiting: { label, icon: Icon, path, filter, target },
  figures,
  now,
  money,
}: QueueRowProps) => {
  const { search } = useLocation();
  const { locale } = useLocale();
  return (
    <AppLink
      to={path + keptSearch(search, filter)}
      className={cn(QUEUE_COLUMNS[money ? "money" : "plain"], "min-h-11 py-2 hover:bg-hover")}
    >
      <span className="flex min-w-0 items-center gap-2 font-medium">
        <Icon size={15} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-muted" />
        <span className="min-w-0">{label}</span>
      </span>{" "}
      {figures === undefined ? (
        <Skeleton className="my-2 h-5 w-12 justify-self-end" />
      ) : (
        <>
          <span
            data-slot="waiting-count"
            className={cn(
              "tabular text-end text-title font-semibold",
              figures.count === 0 && "font-normal text-ink-muted",
            )}
          >
            {formatNumber(figures.count, locale)}
          </span>{" "}
          <span className="text-end text-meta whitespace-nowrap max-md:col-start-2">
            {figures.oldestAt !== null && <Oldest at={figures.oldestAt} target={target} now={now} />}
          </span>
          {money && (
            <span className="text-end max-md:col-start-1 max-md:row-start-2 max-md:text-start">
              <QueueMoney {...figures} />
            </span>
          )}
          <span className="text-end text-meta max-md:col-start-2">
            <SinceYesterday {...figures} />
          </span>
        </>
      )}
    </AppLink>
  );
};
