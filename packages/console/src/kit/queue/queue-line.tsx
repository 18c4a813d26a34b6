import { useLocale } from "@backoffice/ui";
import type { List } from "#kit/list/rows/use-list.ts";
import { usePublishSummary } from "#kit/pages/page-summary.ts";
import { queueSummary } from "./queue-summary.ts";
import type { QueueFacts } from "./use-queue.ts";

type QueueLineProps<Row extends object> = {
  queue: Pick<QueueFacts, "since" | "target">;
  list: List<Row>;
  /** Sum of the waiting records in USD, as on the wire; undefined without one, or until it was read. */
  inUSD?: number | string | undefined;
};

/** Beside the title: how many records wait, how much, and since when. */
export const QueueLine = <Row extends object>({ queue: { since, target }, list, inUSD }: QueueLineProps<Row>) => {
  const { count, rows, sort, asked: request } = list;
  const { locale } = useLocale();
  const isOldestFirst = sort?.id === since && !sort.desc && request.page === 1;
  const oldest = isOldestFirst && rows[0] ? (Reflect.get(rows[0], since) as string | null) : null;
  const { text, late } = queueSummary({ count, oldest: oldest ?? undefined, target, inUSD }, locale);
  usePublishSummary(count === 0 ? undefined : text, late);
  return null;
};
