import { ApiError } from "@backoffice/api-client";
import { missingCode, waitAfter } from "@backoffice/ui";
import type { Query, QueryClient } from "@tanstack/react-query";
import { mayRecover } from "./may-recover.ts";

/** Reads that are repeated at the same time. */
const AT_ONCE = 4;
/** The first part of the keys under which failed reads are repeated: their own entries keep what is on screen. */
const REPEATED = "recovery";
/** Answers of what stands in front of the server while that is away. */
const GATEWAY: readonly unknown[] = [502, 503, 504];

const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (["network", "timeout"].includes(error.kind) || GATEWAY.includes(error.status));

const isOnScreen = (query: Query): boolean => query.isActive() && query.queryKey[0] !== REPEATED;

/** Milliseconds since 1970 when the trouble began. */
export type Trouble = {
  /** No call gets through. */
  unreachable?: number | undefined;
  /** Reads on screen whose last attempt failed, by operation id, with the time of the data that is shown. */
  failed: ReadonlyMap<string, number>;
};

type Failed = { query: Query; failures: number; due: number; busy: boolean };

type Options = {
  page?: Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;
  /** Asks the server for anything else, once a first call got no answer: it may be that call alone. */
  confirm: () => Promise<unknown>;
  onChange: (trouble: Trouble) => void;
};

/**
 * Repeats failed reads that are on screen: after 1, 2, 4, 8, 15, 15 … seconds while the page is visible, and once as soon
 * as any other call succeeds or the network is back. When one succeeds the others follow, four at a time. Writes are never
 * repeated. What is on screen stays until an answer replaces it.
 */
export const startRecovery = (client: QueryClient, { page = document, confirm, onChange }: Options) => {
  const [reads, writes] = [client.getQueryCache(), client.getMutationCache()];
  const failed = new Map<string, Failed>();
  /** The operations without an answer since the last success. */
  const silent = new Set<unknown>();
  let unreachable: number | undefined;
  let shaken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () =>
    onChange({
      unreachable,
      failed: new Map([...failed.values()].map(({ query }) => [String(query.queryKey[0]), query.state.dataUpdatedAt])),
    });
  const plan = (): void => {
    clearTimeout(timer);
    const waiting = [...failed.values()].filter((it) => !it.busy);
    if (page.hidden || waiting.length === 0 || failed.size - waiting.length >= AT_ONCE) return;
    timer = setTimeout(run, Math.max(0, Math.min(...waiting.map((it) => it.due)) - performance.now()));
  };
  const repeat = async (it: Failed): Promise<void> => {
    const { query } = it;
    const { queryFn, meta } = query.options;
    it.busy = true;
    try {
      const data = await client.query({
        queryKey: [REPEATED, query.queryKey[0], query.queryHash],
        queryFn: (context) => (queryFn as (asked: object) => unknown)({ ...context, queryKey: query.queryKey, meta }),
        retry: false,
        staleTime: 0,
        gcTime: 0,
      });
      failed.delete(query.queryHash);
      client.setQueryData(query.queryKey, data);
      tell();
      for (const other of failed.values()) other.due = 0;
    } catch (error) {
      it.failures += 1;
      const retryAfter = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
      it.due = performance.now() + Math.max(retryAfter, waitAfter(it.failures));
      if (query.state.status === "error") query.setState({ error: error as Error, errorUpdatedAt: Date.now() });
    }
    it.busy = false;
    plan();
  };
  const run = (): void => {
    let free = AT_ONCE - [...failed.values()].filter((it) => it.busy).length;
    for (const it of failed.values()) {
      if (free === 0 || it.busy || it.due > performance.now()) continue;
      // A press of "Try again" and a poll read it themselves.
      if (it.query.state.fetchStatus !== "idle") it.due = performance.now() + waitAfter(1);
      else {
        free -= 1;
        void repeat(it);
      }
    }
    plan();
  };
  /** Repeats one read at once. */
  const probe = (): void => {
    const [first] = [...failed.values()].filter((it) => !it.busy).toSorted((one, other) => one.due - other.due);
    if (first) first.due = 0;
    plan();
    missingCode.retry();
  };

  const onSuccess = (): void => {
    silent.clear();
    if (unreachable !== undefined) {
      unreachable = undefined;
      tell();
    }
    if (!shaken) return;
    shaken = false;
    probe();
  };
  const onFailure = (id: unknown, error: unknown, isRepeated: boolean): void => {
    if (!isRepeated) shaken = true;
    if (!isUnreachable(error)) return;
    silent.add(id);
    if (silent.size === 1) void confirm().catch(() => undefined);
    if (silent.size < 2 || unreachable !== undefined) return;
    unreachable = Date.now();
    tell();
  };
  const look = (query: Query): void => {
    const { status, error } = query.state;
    const known = failed.get(query.queryHash);
    const isWanted = status === "error" && isOnScreen(query) && mayRecover(error);
    if (isWanted && !known)
      failed.set(query.queryHash, { query, failures: 1, due: performance.now() + waitAfter(1), busy: false });
    // A query stays listed while it is refetched, so that its delay does not restart at one second.
    else if (known && !isWanted && (status !== "pending" || !isOnScreen(query))) failed.delete(query.queryHash);
    else return;
    tell();
    plan();
  };

  const ends = [
    reads.subscribe((event) => {
      const { query } = event;
      const isRepeated = query.queryKey[0] === REPEATED;
      if (event.type === "updated") {
        const { action } = event;
        if (action.type === "success" && !action.manual) onSuccess();
        if (action.type === "failed" || action.type === "error")
          onFailure(query.queryKey[isRepeated ? 1 : 0], action.error, isRepeated);
      }
      if (!isRepeated) look(query);
    }),
    writes.subscribe((event) => {
      if (event.type !== "updated") return;
      if (event.action.type === "success") onSuccess();
      if (event.action.type === "error") onFailure(event.mutation.mutationId, event.action.error, false);
    }),
    missingCode.subscribe(() => {
      shaken ||= missingCode.read() > 0;
    }),
  ];
  for (const query of reads.getAll()) look(query);
  page.addEventListener("visibilitychange", plan);
  window.addEventListener("online", probe);
  return (): void => {
    clearTimeout(timer);
    for (const end of ends) end();
    page.removeEventListener("visibilitychange", plan);
    window.removeEventListener("online", probe);
  };
};
