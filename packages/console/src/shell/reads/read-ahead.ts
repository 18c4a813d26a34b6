import { getSession } from "@backoffice/api-client";
import type { Query, QueryClient } from "@tanstack/react-query";
import type { History, Path } from "history";
import { readPanel, withoutPanel } from "#kit/panels/definition/panel-address.ts";
import { can, mayOpen, toSession, type Session } from "#kit/session/session.ts";
import type { Registry } from "#kit/pages/registry.ts";
import { findPage } from "../pages/find-page.ts";

/** The pages and panels to read ahead, and the cache. */
export type Reader = { client: QueryClient } & Pick<Registry, "pages" | "panels">;
type Address = Pick<Path, "pathname" | "search">;
type Options = { queryKey: readonly unknown[] };

const ahead = new Set<string>();

/**
 * Whether a query was sent for what is being opened and nothing else shows it: what is opened need not send it again,
 * even if it wants an answer of its own.
 */
export const isReadAhead = (query: Pick<Query, "queryHash" | "getObserversCount">): boolean =>
  ahead.has(query.queryHash) && query.getObserversCount() <= 1;

/** Sends a query, whose reader finds it in the cache. It is cancelled when `signal` is aborted, unless something shows it. */
const send = async (client: QueryClient, options: Options, signal: AbortSignal): Promise<void> => {
  if (signal.aborted) return;
  const { queryKey } = options;
  const sent = client.query(options);
  const { queryHash } = client.getQueryCache().find({ queryKey, exact: true })!;
  ahead.add(queryHash);
  const abandon = () => {
    ahead.delete(queryHash);
    const query = client.getQueryCache().find({ queryKey, exact: true });
    if (query?.getObserversCount() === 0) void client.cancelQueries({ queryKey, exact: true });
  };
  signal.addEventListener("abort", abandon, { once: true });
  await sent;
};

const sessionOf = (client: QueryClient): Session | undefined => {
  const user = client.getQueryData(getSession.options().queryKey);
  return user && toSession(user);
};

/** Starts the first read of the page at an address while the page's code loads, if the session may open it. */
export const readAhead = async (
  { client, pages, panels }: Reader,
  { pathname, search }: Address,
  signal: AbortSignal,
): Promise<void> => {
  const session = sessionOf(client);
  const page = findPage(pages, pathname, search);
  if (!session || !page || !mayOpen(session, page)) return;
  const { firstRead } = await import("./first-read.ts");
  const options = firstRead(page.path, withoutPanel(new URLSearchParams(search), panels), session);
  if (options) await send(client, options, signal);
};

/** Loads what panels read, before one is opened. */
export const loadPanelReads = () => import("./panel-reads.ts");

/** Starts the reads of the panel at an address while the panel's code loads, if the session may open it. */
const readPanelAhead = async ({ client, panels }: Reader, { search }: Address, signal: AbortSignal): Promise<void> => {
  const session = sessionOf(client);
  const params = new URLSearchParams(search);
  const open = readPanel(params, panels);
  if (!session || !open || !can(session, panels.get(open.id)?.permission)) return;
  const { panelQueries } = await loadPanelReads();
  // A panel shows what the server has at the time of its opening.
  const queries = panelQueries(open, params, session).map((it) => ({ ...it, staleTime: 0 }));
  await Promise.all(queries.map((it) => send(client, it, signal)));
};

/**
 * Reads ahead with every navigation to another page or panel from now on; returns a function that starts it for what is
 * open.
 */
export const readWithNavigation = (reader: Reader, history: History): (() => void) => {
  const panelAt = ({ search }: Address) => JSON.stringify(readPanel(new URLSearchParams(search), reader.panels));
  const started = (read: typeof readAhead) => {
    let current = new AbortController();
    return () => {
      current.abort();
      current = new AbortController();
      // The page or panel shows the error.
      read(reader, history.location, current.signal).catch(() => undefined);
    };
  };
  const [readPage, readOpened] = [started(readAhead), started(readPanelAhead)];
  let { pathname } = history.location;
  let panel = panelAt(history.location);
  history.listen(({ location }) => {
    const isOtherPage = location.pathname !== pathname;
    const isOtherPanel = isOtherPage || panelAt(location) !== panel;
    ({ pathname } = location);
    panel = panelAt(location);
    if (isOtherPage) readPage();
    if (isOtherPanel) readOpened();
  });
  return () => {
    readPage();
    readOpened();
  };
};
