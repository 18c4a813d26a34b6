import type { ApiError } from "@backoffice/api-client";
import { useQueries, useQueryClient, type UseQueryOptions } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { decisions, forgetDecided, nextToDecide, onDecidedChange } from "./queue.ts";
import { keepDecided } from "./keep-decided.ts";

/** What makes a list a queue that staff clear one by one. */
export type Queue = {
  /** The filters for pending rows only, as in the address: `{ status: "PENDING" }`. */
  waiting: Readonly<Record<string, string>>;
  /** The column with the waiting time: its lowest value is the oldest. */
  since: string;
  /** Reads a decided row once, to show its new state; the answer is a row. */
  read: (id: string) => object;
};

const NONE: readonly never[] = [];

/** The rows of a queue on screen. */
export type QueueRows<Row> = {
  rows: Row[];
  /** Number of rows on all pages, with those that stay on screen. */
  total: number;
  /** Number of rows that have left the list since they were decided here. */
  decided: number;
  /** Number of other rows that have left the list: the open one, decided by somebody else. */
  others: number;
};

/**
 * The rows of a queue: rows that were decided here stay, in their latest state, until the input of the list changes.
 * `asked` is that input.
 */
export const useQueue = <Row extends object>(
  queue: Queue | undefined,
  { rows, count, asked }: { rows: Row[]; count: number; asked: object },
  idOf: (row: Row) => string,
  /** The row whose panel is open: it also stays if somebody else decides it. */
  openId: string | undefined,
): QueueRows<Row> => {
  const decided = useSyncExternalStore(onDecidedChange, decisions);
  const about = JSON.stringify(asked);
  const [shown, setShown] = useState<{ about: string; from: readonly Row[]; rows: readonly Row[] }>();
  if (shown?.about !== about || shown.from !== rows) {
    // After a decision the list may be reread before the next record is open.
    const staying = new Set([...decided.keys(), openId, nextToDecide()]);
    const before = shown?.about === about ? shown.rows : NONE;
    setShown({ about, from: rows, rows: queue ? keepDecided(before, rows, staying, idOf) : rows });
  }
  useEffect(() => forgetDecided, [about]);

  const all = shown?.rows ?? rows;
  const there = useMemo(() => new Set(rows.map(idOf)), [rows, idOf]);
  const kept = queue ? all.filter((row) => !there.has(idOf(row))) : NONE;
  const reads = kept.map((row) => queue?.read(idOf(row)) as UseQueryOptions<unknown, ApiError>);
  // Disabled, because each decision would reread all decided rows. An open record has its own read.
  const answers = useQueries({ queries: reads.map((read) => ({ ...read, enabled: false })) });
  const client = useQueryClient();
  /** By id, the number of the decision after which a kept row was read. */
  const readAfter = useRef(new Map<string, number | undefined>());
  useEffect(() => {
    const after = readAfter.current;
    return () => after.clear();
  }, [about]);
  useEffect(() => {
    for (const [at, row] of kept.entries()) {
      const id = idOf(row);
      if (readAfter.current.has(id) && readAfter.current.get(id) === decided.get(id)) continue;
      readAfter.current.set(id, decided.get(id));
      // If it fails, the row stays as it was.
      void client.query({ ...reads[at]!, staleTime: 0 } as never).catch(() => undefined);
    }
  });
  const fresh = new Map(kept.map((row, at) => [row, answers[at]?.data as Row | undefined]));
  const result = kept.length === 0 ? (all as Row[]) : all.map((row) => fresh.get(row) ?? row);
  const decidedHere = kept.filter((row) => decided.has(idOf(row))).length;
  return { rows: result, total: count + kept.length, decided: decidedHere, others: kept.length - decidedHere };
};
