import type { ApiError } from "@backoffice/api-client";
import type { ExportPage } from "@backoffice/ui/table";
import type { QueryClient } from "@tanstack/react-query";
import type { ListRequest, Page, RowSource } from "#kit/list/rows/row-source.ts";
import { formatNumber } from "#kit/numbers/format-number.ts";

/** Page size of an export. */
const AT_ONCE = 500;
/** Maximum number of full reads of a list that changes in the meantime. */
const ATTEMPTS = 3;

/**
 * Reads all rows of a list page by page, each once by its id, until the last page or `signal`; or `inOneCall` rows
 * in one call. A row may be missing if the count changes on the way, or if a page has other rows afterwards, as when
 * one row leaves and another arrives: if both happen in inner pages, the first and the last one do not show it. Then
 * all pages are reread; `moved` reports a list that still changed in the last attempt.
 * @throws ApiError as the call does, and an Error if rows are missing that the list still counts.
 */
export async function* everyPage<Row>(
  client: QueryClient,
  source: RowSource<Row>,
  request: ListRequest,
  signal: AbortSignal,
  inOneCall?: number,
): AsyncGenerator<ExportPage<Row>, void, void> {
  const readPage = async (page: number) => {
    const options = source.query({ ...request, page, itemsPerPage: inOneCall ?? AT_ONCE });
    // A cache entry of its own, removed at once: it is large and never read again.
    const queryKey = [...options.queryKey, "every-page"];
    const stop = () => void client.cancelQueries({ queryKey, exact: true });
    signal.addEventListener("abort", stop, { once: true });
    const answer = await client.query<unknown, ApiError>({ ...options, queryKey, staleTime: 0, gcTime: 0 });
    signal.removeEventListener("abort", stop);
    return source.page(answer);
  };
  const idsOf = ({ items, count }: Page<Row>) => JSON.stringify([count, ...items.map((row) => source.id(row))]);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const known = new Set<string>();
    const ids = new Map<number, string>();
    const hasChanged = async () => {
      for (const [page, were] of ids) if (!signal.aborted && idsOf(await readPage(page)) !== were) return true;
      return false;
    };
    let [read, moved, isLast] = [0, false, false];
    let before: number | undefined;
    for (let page = 1; !isLast; page += 1) {
      if (signal.aborted) return;
      const answer = await readPage(page);
      const { items, count } = answer;
      ids.set(page, idsOf(answer));
      // A partial list is not written as if it were complete.
      if (items.length === 0 && read < count)
        throw new Error(`The list ended after ${formatNumber(read, "en")} of ${formatNumber(count, "en")} rows.`);
      const rows = items.filter((row) => !known.has(source.id(row)));
      for (const row of rows) known.add(source.id(row));
      moved ||= (before !== undefined && count !== before) || rows.length < items.length;
      before = count;
      read += items.length;
      isLast = inOneCall !== undefined || items.length === 0 || read >= count;
      if (isLast && page > 1 && !moved) moved = await hasChanged();
      if (signal.aborted) return;
      yield { rows, again: page === 1 && attempt > 1, moved: isLast && moved && attempt === ATTEMPTS };
    }
    if (!moved) return;
  }
}
