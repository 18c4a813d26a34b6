import type { ApiError } from "@backoffice/api-client";
import { type QueryClient, useQueryClient, type UseQueryOptions } from "@tanstack/react-query";
import { use, useEffect, useState } from "react";
import { usePlace } from "#kit/kept-pages/use-place.ts";

/** Milliseconds. A user does not notice this delay, but would notice placeholders that flash for less. */
const PATIENCE = 100;

const waits = new WeakMap<object, Promise<unknown>>();

const ask = (client: QueryClient, query: object, options: UseQueryOptions<unknown, ApiError>) => {
  const answer = client.query(options as Parameters<QueryClient["query"]>[0]).catch(() => undefined);
  const wait = Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  waits.set(query, wait);
  return wait;
};

/**
 * Keeps the open page for a moment while the first answer of the next one arrives, so that a fast answer renders
 * without placeholders. Spread the result into `useQuery` with the same options: a failure in the meantime is shown
 * and not retried.
 */
export const useFirstAnswer = (options: UseQueryOptions<unknown, ApiError>): { retryOnMount?: false } => {
  const client = useQueryClient();
  const query = client.getQueryCache().build(client, client.defaultQueryOptions(options));
  const [first] = useState(query);
  const waiting = !usePlace().first && query === first;
  const pending = first.state.status === "pending";
  const wait = waiting ? (waits.get(first) ?? (pending ? ask(client, first, options) : undefined)) : undefined;
  useEffect(() => () => void waits.delete(first), [first]);
  if (!wait) return {};
  use(wait);
  return { retryOnMount: false };
};
