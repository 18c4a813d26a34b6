import type { ApiError } from "@backoffice/api-client";
import type { ExportPage } from "@backoffice/ui/table";
import type { QueryClient } from "@tanstack/react-query";
import type { Asked, RowSource } from "#kit/list/rows/row-source.ts";

/** Rows that are asked for at once when all are wanted. */
const AT_ONCE = 500;
/** How often a list is read in all where rows come and go meanwhile. */
const ATTEMPTS = 3;

/**
 * All rows of a list, page by page and each once by its id, until there are no more or `signal` ends it; or what one
 * call answers that asks for `inOneCall` rows. Where the count changed on the way a row may be missing, so that all is
 * read again; what still moved then is told (`moved`).
 * @throws ApiError as the call does, and an Error where rows are missing that the list still counts.
 */
export async function* everyPage<Row>(
  client: QueryClient,
  source: RowSource<Row>,
  asked: Asked,
  signal: AbortSignal,
  inOneCall?: number,
): AsyncGenerator<ExportPage<Row>, void, void> {
  const readPage = async (page: number) => {
    const options = source.query({ ...asked, page, itemsPerPage: inOneCall ?? AT_ONCE });
    // Its own place in the cache, which is given up at once: it is much, and nobody looks at it again.
    const queryKey = [...options.queryKey, "every-page"];
    const stop = () => void client.cancelQueries({ queryKey, exact: true });
    signal.addEventListener("abort", stop, { once: true });
    const answer = await client.query<unknown, ApiError>({ ...options, queryKey, staleTime: 0, gcTime: 0 });
    signal.removeEventListener("abort", stop);
    return source.page(answer);
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const known = new Set<string>();
    let [read, moved, isLast] = [0, false, false];
    let before: number | undefined;
    for (let page = 1; !isLast; page += 1) {
      if (signal.aborted) return;
      const { items, count } = await readPage(page);
      // A part of a list is not written as if it were the whole.
      if (items.length === 0 && read < count) throw new Error(`The list ended after ${read} of ${count} rows.`);
      const rows = items.filter((row) => !known.has(source.id(row)));
      for (const row of rows) known.add(source.id(row));
      moved ||= (before !== undefined && count !== before) || rows.length < items.length;
      before = count;
      read += items.length;
      isLast = inOneCall !== undefined || items.length === 0 || read >= count;
      yield { rows, again: page === 1 && attempt > 1, moved: isLast && moved && attempt === ATTEMPTS };
    }
    if (!moved) return;
  }
}
