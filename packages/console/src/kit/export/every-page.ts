import type { ApiError } from "@backoffice/api-client";
import type { QueryClient } from "@tanstack/react-query";
import type { Asked, RowSource } from "#kit/list/rows/row-source.ts";

/** Rows that are asked for at once when all are wanted. */
const AT_ONCE = 500;

/**
 * All rows of a list, page by page, until there are no more or `signal` ends it; or what one call answers that asks for
 * `inOneCall` rows.
 * @throws ApiError as the call does, and an Error where rows are missing that the list still counts.
 */
export async function* everyPage<Row>(
  client: QueryClient,
  source: RowSource<Row>,
  asked: Asked,
  signal: AbortSignal,
  inOneCall?: number,
): AsyncGenerator<readonly Row[], void, void> {
  let read = 0;
  for (let page = 1; !signal.aborted; page += 1) {
    const options = source.query({ ...asked, page, itemsPerPage: inOneCall ?? AT_ONCE });
    // Its own place in the cache, which is given up at once: it is much, and nobody looks at it again.
    const queryKey = [...options.queryKey, "every-page"];
    const stop = () => void client.cancelQueries({ queryKey, exact: true });
    signal.addEventListener("abort", stop, { once: true });
    const answer = await client.query<unknown, ApiError>({ ...options, queryKey, staleTime: 0, gcTime: 0 });
    signal.removeEventListener("abort", stop);
    const { items, count } = source.page(answer);
    // A part of a list is not written as if it were the whole.
    if (items.length === 0 && read < count) throw new Error(`The list ended after ${read} of ${count} rows.`);
    yield items;
    read += items.length;
    if (inOneCall !== undefined || items.length === 0 || read >= count) return;
  }
}
