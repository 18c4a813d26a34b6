import type { RowSource } from "./row-source.ts";

/** Polls the rows every `every` milliseconds, except in a hidden tab. */
export const readAgain = <Row, Filter extends string, Sorted extends string>(
  source: RowSource<Row, Filter, Sorted>,
  every: number,
): RowSource<Row, Filter, Sorted> => ({
  ...source,
  query: (request) => ({ ...source.query(request), refetchInterval: every, refetchIntervalInBackground: false }),
});
