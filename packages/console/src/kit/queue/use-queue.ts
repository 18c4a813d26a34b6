import type { ApiError } from "@backoffice/api-client";
import { useQueries, useQueryClient, type UseQueryOptions } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ComponentType } from "react";
import type { ViewDefinition } from "#kit/list/state/view-definitions.ts";
import { decidedNote, isAsListed, noteDecider } from "./decided/decided-note.ts";
import { decisions, forgetDecided, nextToDecide, onDecidedChange } from "./queue.ts";
import { keepDecided } from "./decided/keep-decided.ts";
import { newRows } from "./waiting/new-rows.ts";

/** Options of a list that staff clear one by one, as a queue; see `staffQueue`. */
export type QueueFacts = {
  /** The filters for pending rows only, as in the address: `{ status: "PENDING" }`. */
  waiting: Readonly<Record<string, string>>;
  /** The column with the waiting time: its lowest value is the oldest. */
  since: string;
  /** Target in hours for the oldest record; `Infinity` without one. */
  target: number;
  /** Filters as buttons above the rows. */
  quick?: readonly ViewDefinition[] | undefined;
  /** Whether a check found something about a row; undefined if its row does not say. */
  toCheck?: ((row: never) => boolean | undefined) | undefined;
  /** Publishes the line beside the title. */
  Summary?: ComponentType<{ list: never }> | undefined;
  /** Reads a decided row once, to show its new state; the answer is a row. */
  read: (id: string) => object;
};

const NONE: readonly never[] = [];
const isDeleted = (row: object): boolean => Reflect.get(row, "isDeleted") === true;

/** The rows of a queue on screen. */
export type QueueRows<Row> = {
  rows: Row[];
  /** Number of rows on all pages, with those that stay on screen. */
  total: number;
  /** The rows that have left the list, by id. */
  left: ReadonlySet<string>;
  /** Number of them that were decided here. */
  decided: number;
  /** The others: "by Mara", "meanwhile", or empty until they were read. */
  others: readonly string[];
  /** Number of rows that are new in the list and not shown yet. */
  held: number;
  /** Shows the rows as the list has them now. */
  showNew: () => void;
  /** Shows the next answer as it is. */
  takeNext: () => void;
};

type Listed<Row> = {
  rows: Row[];
  count: number;
  /** The input of the list. */
  asked: object;
  /** Number of rows on earlier pages. */
  before: number;
  /** Whether the rows answer this input; those of another one may stay until they do. */
  isAnswer: boolean;
};

type Shown<Row> = {
  about: string;
  from: readonly Row[];
  count: number;
  rows: readonly Row[];
  held: number;
  takesNext: boolean;
};

/**
 * The rows of a queue, in which nothing moves while staff work: rows that were decided, here or by somebody else, stay in
 * their latest state, and new rows wait until they are asked for, until the input of the list changes.
 */
export const useQueue = <Row extends object>(
  queue: QueueFacts,
  { rows, count, asked, before, isAnswer }: Listed<Row>,
  idOf: (row: Row) => string,
  /** The row whose panel is open. */
  openId: string | undefined,
): QueueRows<Row> => {
  const decided = useSyncExternalStore(onDecidedChange, decisions);
  const about = JSON.stringify(asked);
  const [shown, setShown] = useState<Shown<Row>>();
  const was = isAnswer && shown?.about === about ? shown : undefined;
  const asIs = { about: isAnswer ? about : "", from: rows, count, held: 0, takesNext: false };
  /** The rows as the server lists them, and those that were decided here. */
  const listed = (): Shown<Row> => {
    // After a decision the list may be reread before the next record is open.
    const staying = new Set([...decided.keys(), openId, nextToDecide()]);
    return { ...asIs, rows: keepDecided(was?.rows ?? NONE, rows, staying, idOf) };
  };
  const merged = (): Shown<Row> => {
    if (!was || was.takesNext) return listed();
    const ids = new Set(was.rows.map(idOf));
    const added = newRows(ids, { was: { rows: was.from, count: was.count }, now: { rows, count }, before }, idOf);
    const oldRows = rows.filter((row) => !added.has(idOf(row)));
    return { ...asIs, rows: keepDecided(was.rows, oldRows, ids, idOf), held: added.size };
  };
  if (shown?.about !== asIs.about || shown.from !== rows) setShown(merged());
  useEffect(() => forgetDecided, [about]);

  const all = shown?.rows ?? rows;
  const there = useMemo(() => new Set(rows.map(idOf)), [rows, idOf]);
  /** The rows that have left the list. */
  const kept = all.filter((row) => !there.has(idOf(row)));
  const reads = kept.map((row) => queue.read(idOf(row)) as UseQueryOptions<unknown, ApiError>);
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
  /** Deleted rows leave, except the open one and those that were decided here. */
  const gone = new Set(
    kept.filter((row, at) => {
      const id = idOf(row);
      if (id === openId || decided.has(id)) return false;
      const { error, isSuccess = false } = answers[at] ?? {};
      const now = fresh.get(row);
      return error?.status === 404 || (isSuccess && (!now || (isDeleted(now) && !isDeleted(row))));
    }),
  );
  const result =
    kept.length === 0 ? (all as Row[]) : all.filter((row) => !gone.has(row)).map((row) => fresh.get(row) ?? row);
  // Rows that have only moved to another page are in the count already.
  const left = kept.filter((row) => !gone.has(row) && !isAsListed(row, fresh.get(row)));
  const others = left.filter((row) => !decided.has(idOf(row)));
  for (const row of others) if (fresh.get(row)) noteDecider(row, fresh.get(row)!);
  return {
    rows: result,
    total: count + left.length,
    left: useMemo(() => new Set(all.map(idOf).filter((id) => !there.has(id))), [all, there, idOf]),
    decided: left.length - others.length,
    others: others.map((row) => decidedNote(fresh.get(row) ?? row) ?? ""),
    held: shown?.held ?? 0,
    showNew: () => setShown(listed()),
    takeNext: () => shown && setShown({ ...shown, takesNext: true }),
  };
};
