import { ApiError } from "@backoffice/api-client";
import type { Query, QueryClient } from "@tanstack/react-query";

/** Messages about failed reads, by operation id. */
export type Sentences = Readonly<Record<string, string>>;

const sentenceOf = (sentences: Sentences, { queryKey }: Query): string | undefined => sentences[String(queryKey[0])];

/**
 * Calls `tell` when a read that is on screen fails, once until it succeeds again. Not for an expired session, nor for a
 * read that is not sent because another user is signed in: the session gate says so. Returns a function that ends it.
 */
export const tellFailures = (client: QueryClient, sentences: Sentences, tell: (text: string) => void): (() => void) => {
  const cache = client.getQueryCache();
  const told = new Set<string>();
  const look = (query: Query): void => {
    const text = sentenceOf(sentences, query);
    const { status, fetchStatus, error } = query.state;
    if (!text || (error instanceof ApiError && (error.kind === "signed-out" || error.outcome === "not-sent"))) return;
    if (status === "success") told.delete(text);
    if (status !== "error" || fetchStatus !== "idle" || told.has(text) || !query.isActive()) return;
    told.add(text);
    tell(text);
  };
  for (const query of cache.getAll()) look(query);
  return cache.subscribe(({ type, query }) => type === "updated" && look(query));
};

/** Rereads failed queries that are on screen. */
export const readFailedAgain = (client: QueryClient, sentences: Sentences): Promise<void> =>
  client.refetchQueries({
    type: "active",
    predicate: (query) => query.state.status === "error" && sentenceOf(sentences, query) !== undefined,
  });
