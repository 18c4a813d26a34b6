import { useLocale } from "@backoffice/ui";
import { useState, type ReactNode } from "react";
import type { ListColumn } from "#kit/list/list-column.ts";
import type { List } from "#kit/list/rows/use-list.ts";
import { besidesText } from "./besides-text.ts";
import { NewRowsButton } from "./waiting/new-rows-button.tsx";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { showsOnlyWaiting } from "./waiting/only-waiting.ts";
import { QueueButton } from "./queue-button.tsx";
import { QuickFilters } from "./quick-filters.tsx";
import { ToCheckButton } from "./to-check-button.tsx";
import { QueueLine } from "./queue-line.tsx";
import { useQueue, type QueueFacts } from "./use-queue.ts";
import { waitingColumns } from "./waiting/waiting-columns.tsx";
import { withDecidedNotes } from "./decided/with-decided-notes.tsx";

/** The rows of a list as its table draws them. */
export type ListRows<Row> = {
  rows: Row[];
  /** Number of rows on all pages. */
  total: number;
  retry: () => void;
  /** Names the rows on screen that the list does not count. */
  besides?: string | undefined;
  /** The rows that have left the list, by id. */
  left?: ReadonlySet<string>;
  /** Filters that the line beside the title says. */
  implied?: readonly string[];
  /** Stands over the rows. */
  notice?: ReactNode;
  /** A button of the list. */
  button?: ReactNode;
};

type QueueRowsProps<Row extends object> = {
  queue: QueueFacts;
  list: List<Row>;
  /** The row whose panel is open. */
  openId: string | undefined;
  children: (listRows: ListRows<Row>) => ReactNode;
};

const QueueRows = <Row extends object>({ queue, list, openId, children }: QueueRowsProps<Row>) => {
  const { locale } = useLocale();
  const queued = useQueue(queue, list, list.source.id, openId);
  const { rows: all, total, left, held } = queued;
  const isOnlyWaiting = showsOnlyWaiting(queue.waiting, useSearchParams());
  const [onlyToCheck, setOnlyToCheck] = useState(false);
  const results = all.map((row) => queue.toCheck?.(row as never));
  const isKnown = isOnlyWaiting && results.length > 0 && !results.includes(undefined);
  const rows = onlyToCheck && isKnown ? all.filter((_row, at) => results[at]) : all;
  const drawn = children({
    rows,
    total,
    left,
    implied: isOnlyWaiting ? Object.keys(queue.waiting) : [],
    besides: besidesText(queued, locale),
    retry: () => {
      queued.takeNext();
      list.retry();
    },
    notice: held > 0 && <NewRowsButton held={held} onPress={queued.showNew} />,
    button: (
      <>
        {queue.quick && <QuickFilters views={queue.quick} />}
        {isKnown && (
          <ToCheckButton
            count={results.filter(Boolean).length}
            of={all.length}
            pressed={onlyToCheck}
            onPress={() => setOnlyToCheck(!onlyToCheck)}
          />
        )}
        <QueueButton queue={queue} sort={list.sort} />
      </>
    ),
  });
  return (
    <>
      {queue.Summary ? (
        <queue.Summary list={list as never} />
      ) : (
        isOnlyWaiting && <QueueLine queue={queue} list={list} />
      )}
      {drawn}
    </>
  );
};

/**
 * Makes a list a queue: pending rows, oldest first; decided rows stay, new rows wait. What a queue is made of comes with
 * it, so that the other lists do not load it.
 */
export const staffQueue = (facts: QueueFacts) =>
  ({
    ...facts,
    Rows: QueueRows,
    showsOnlyWaiting: (search: URLSearchParams) => showsOnlyWaiting(facts.waiting, search),
    /** The columns of the list, in the form for waiting records if it shows no others. */
    columns: <Row extends object, Sorted extends string>(
      columns: readonly ListColumn<Row, Sorted>[],
      isOnlyWaiting: boolean,
    ) => {
      const hasOthers = Object.keys(facts.waiting).length > 0;
      return withDecidedNotes(facts.since, hasOthers && isOnlyWaiting ? waitingColumns(facts, columns) : columns);
    },
  }) as const;

export type StaffQueue = ReturnType<typeof staffQueue>;
