import { getSession } from "@backoffice/api-client";
import type { QueryClient } from "@tanstack/react-query";
import type { History, Path } from "history";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import { mayOpen, toSession } from "#kit/session/session.ts";
import { findPage } from "../pages/find-page.ts";

/** The pages to read ahead, and the cache. */
export type Reader = { client: QueryClient; pages: readonly PageDefinition[] };

/**
 * Starts the first read of the page at an address while the page's code loads, if the session may open it. The page
 * finds it in the cache. It is cancelled when `signal` is aborted, unless a page uses it.
 */
export const readAhead = async (
  { client, pages }: Reader,
  { pathname, search }: Pick<Path, "pathname" | "search">,
  signal: AbortSignal,
): Promise<void> => {
  const user = client.getQueryData(getSession.options().queryKey);
  const page = findPage(pages, pathname, search);
  if (!user || !page) return;
  const session = toSession(user);
  if (!mayOpen(session, page)) return;
  const { firstRead } = await import("./first-read.ts");
  const options = firstRead(page.path, new URLSearchParams(search), session);
  if (!options || signal.aborted) return;
  const { queryKey } = options;
  const abandon = () => {
    const query = client.getQueryCache().find({ queryKey, exact: true });
    if (query?.getObserversCount() === 0) void client.cancelQueries({ queryKey, exact: true });
  };
  signal.addEventListener("abort", abandon, { once: true });
  try {
    await client.query(options);
  } finally {
    signal.removeEventListener("abort", abandon);
  }
};

/**
 * Reads ahead with every navigation to another page from now on; returns a function that starts it for the open page.
 */
export const readWithNavigation = (reader: Reader, history: History): (() => void) => {
  let { pathname } = history.location;
  let current = new AbortController();
  const start = () => {
    current.abort();
    current = new AbortController();
    // The page shows the error.
    readAhead(reader, history.location, current.signal).catch(() => undefined);
  };
  history.listen(({ location }) => {
    if (location.pathname === pathname) return;
    ({ pathname } = location);
    start();
  });
  return start;
};
