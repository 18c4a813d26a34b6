import type { components } from "@backoffice/api-client";
import { cn, DASH, formatDateTime, formatRelative, Skeleton, useLocale } from "@backoffice/ui";
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

/** On a phone nothing stands for what is not known. */
const NONE = <span className="max-md:hidden">{DASH}</span>;

const LATE = { caution: "font-medium text-caution-ink", critical: "font-semibold text-critical-ink" };

type OldestProps = { at: string; target: number; now: number };

const Oldest = ({ at, target, now }: OldestProps) => {
  const { locale, timeZone } = useLocale();
  const late = lateness(at, target, now);
  const targetText = `target ${targetWords(target)}`;
  return (
    <span className={late ? LATE[late] : "text-ink"}>
      <span className="sr-only">Oldest: </span>
      <time dateTime={at} title={`${formatDateTime(new Date(at), locale, timeZone)}, ${targetText}`}>
        {formatRelative(Date.parse(at), now, timeZone)}
      </time>
      <span className="sr-only">, {targetText}</span>
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
export const QueueRow = ({ waiting: { label, path, filter, target }, figures, now, money }: QueueRowProps) => {
  const { search } = useLocation();
  const { locale } = useLocale();
  return (
    <AppLink
      to={path + keptSearch(search, filter)}
      className={cn(QUEUE_COLUMNS[money ? "money" : "plain"], "min-h-11 py-1.5 hover:bg-hover")}
    >
      <span className="min-w-0 font-semibold">{label}</span>{" "}
      {figures === undefined ? (
        <Skeleton className="my-2 h-5 w-12 justify-self-end" />
      ) : (
        <>
          <span
            data-slot="waiting-count"
            className={cn(
              "tabular text-end text-[17px] leading-6 font-semibold",
              figures.count === 0 && "font-normal text-ink-muted",
            )}
          >
            {formatNumber(figures.count, locale)}
          </span>{" "}
          {money && (
            <span className="text-end max-md:col-start-1 max-md:row-start-2 max-md:text-start">
              <QueueMoney {...figures} />
            </span>
          )}
          <span className="text-end whitespace-nowrap max-md:col-start-2 max-md:text-meta">
            {figures.oldestAt === null ? NONE : <Oldest at={figures.oldestAt} target={target} now={now} />}
          </span>
          <span className="text-end text-meta max-md:col-start-2">
            {figures.cameIn === null ? NONE : <SinceYesterday {...figures} />}
          </span>
        </>
      )}
    </AppLink>
  );
};
