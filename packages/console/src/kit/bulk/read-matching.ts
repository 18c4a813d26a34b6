import type { QueryClient } from "@tanstack/react-query";
import { everyPage } from "#kit/export/every-page.ts";
import type { ListRequest, RowSource } from "#kit/list/rows/row-source.ts";

type Wanted<Row> = {
  client: QueryClient;
  source: RowSource<Row>;
  request: ListRequest;
  /** Maximum number of rows. */
  most: number;
  /** Whether a row can be selected. */
  takes: (row: Row) => boolean;
  signal: AbortSignal;
};

/**
 * Reads the selectable rows that match the filters of a list, page by page, up to a maximum.
 * @throws ApiError as the call does.
 */
export const readMatching = async <Row>({
  client,
  source,
  request: asked,
  most,
  takes,
  signal,
}: Wanted<Row>): Promise<Row[]> => {
  const rows = new Map<string, Row>();
  for await (const page of everyPage(client, source, asked, signal)) {
    // The list changed during the read.
    if (page.again) rows.clear();
    for (const row of page.rows) if (rows.size < most && takes(row)) rows.set(source.id(row), row);
    if (rows.size === most) break;
  }
  return [...rows.values()];
};
