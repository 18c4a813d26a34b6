import { ApiError } from "@backoffice/api-client";
import type { Query, QueryClient } from "@tanstack/react-query";

/** Sentences about reads that fail, by operation. */
export type Sentences = Readonly<Record<string, string>>;

const sentenceOf = (sentences: Sentences, { queryKey }: Query): string | undefined => sentences[String(queryKey[0])];

/**
 * Tells a read that somebody shows and that fails once, until it has worked again; not that the session ended, which the
 * session gate says. Returns the end of it.
 */
export const tellFailures = (client: QueryClient, sentences: Sentences, tell: (text: string) => void): (() => void) => {
  const cache = client.getQueryCache();
  const told = new Set<string>();
  const look = (query: Query): void => {
    const text = sentenceOf(sentences, query);
    const { status, fetchStatus, error } = query.state;
    if (!text || (error instanceof ApiError && error.kind === "signed-out")) return;
    if (status === "success") told.delete(text);
    if (status !== "error" || fetchStatus !== "idle" || told.has(text) || !query.isActive()) return;
    told.add(text);
    tell(text);
  };
  for (const query of cache.getAll()) look(query);
  return cache.subscribe(({ type, query }) => type === "updated" && look(query));
};

/** Reads again what somebody shows and what failed. */
export const readFailedAgain = (client: QueryClient, sentences: Sentences): Promise<void> =>
  client.refetchQueries({
    type: "active",
    predicate: (query) => query.state.status === "error" && sentenceOf(sentences, query) !== undefined,
  });
