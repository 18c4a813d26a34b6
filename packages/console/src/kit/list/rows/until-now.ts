import { serverTime } from "@backoffice/ui";
import type { QueryFunction } from "@tanstack/react-query";
import type { ListRequest, RowSource } from "./row-source.ts";

/** Ends a period that has begun and is not over at `now`, in epoch milliseconds (ruling 49). */
const endingNow = (request: ListRequest, now: number): ListRequest => {
  const { from, to } = request;
  const hasBegun = typeof from === "string" && Date.parse(from) <= now;
  const isOver = typeof to === "string" && Date.parse(to) <= now;
  return hasBegun && !isOver ? { ...request, to: new Date(now).toISOString() } : request;
};

/**
 * Ends the period of each call at the server's time of that call, so that what begins later is not counted. The query
 * key has the period as it was asked for, so that its rows stay in the cache.
 */
export const untilNow = <Row, Filter extends string, Sorted extends string>(
  source: RowSource<Row, Filter, Sorted>,
): RowSource<Row, Filter, Sorted> => ({
  ...source,
  query: (request) => ({
    ...source.query(request),
    queryFn: (context) => (source.query(endingNow(request, serverTime())).queryFn as QueryFunction)(context),
  }),
});
