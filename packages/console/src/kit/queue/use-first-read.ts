import { useState } from "react";

type Read<Row> = { data: Row | undefined; isFetchedAfterMount: boolean };

/**
 * The record as staff first saw it, which they decide about: the row from which a dialog was opened, or else the
 * first answer after the drawer was opened.
 */
export const useFirstRead = <Row extends object>({ data, isFetchedAfterMount }: Read<Row>, from?: Row) => {
  const [first, setFirst] = useState(from);
  if (!first && data && isFetchedAfterMount) setFirst(data);
  return first;
};
