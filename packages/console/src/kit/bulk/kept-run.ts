import { isRecord, readStored, writeStored } from "@backoffice/ui";
import { ROW_STATES, type RowResult, type RowState } from "./row-result.ts";

/**
 * A run as stored in this tab over a reload: title and state of each row; no names or reasons, which may be personal.
 */
export type KeptRun = { title: string; results: readonly RowResult[] };

/** The storage key; removed when the user signs out (`clear-user-storage.ts`). */
export const runKey = (userId: string, path: string): string => `bulk:${userId}:${path}`;

/** Stores or removes a run. Synchronous, so that a row is stored as `sending` before it is sent. */
export const keepRun = (key: string, run: KeptRun | undefined): void => {
  const kept = run && { title: run.title, rows: run.results.map(({ id, state }) => [id, state]) };
  writeStored(key, kept, sessionStorage);
};

/** The result of a row after a reload, during which nothing is sent. */
const afterReload = (id: string, state: RowState): RowResult => {
  if (state === "waiting") return { id, state: "not-sent", reason: "You left the page before it was sent." };
  if (state === "sending") return { id, state: "unknown", reason: "You left the page before the server responded." };
  return { id, state };
};

const isRow = (value: unknown): value is [string, RowState] =>
  Array.isArray(value) && typeof value[0] === "string" && Object.hasOwn(ROW_STATES, String(value[1]));

const FINISHED: ReadonlySet<RowState> = new Set(["done", "refused", "changed"]);

/** A run that was left before it ended and was closed; undefined without one. */
export const unfinishedRun = (key: string): KeptRun | undefined => {
  const kept = readStored(key, sessionStorage);
  if (!isRecord(kept) || typeof kept["title"] !== "string" || !Array.isArray(kept["rows"])) return undefined;
  const results = kept["rows"].filter(isRow).map(([id, state]) => afterReload(id, state));
  return results.every(({ state }) => FINISHED.has(state)) ? undefined : { title: kept["title"], results };
};
