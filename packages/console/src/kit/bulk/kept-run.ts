import { isRecord, readStored, writeStored } from "@backoffice/ui";
import { ROW_STATES, type RowResult, type RowState } from "./row-result.ts";

/** A run as this tab keeps it over a reload: what it was, and the state of each row. Names and reasons may be personal. */
export type KeptRun = { title: string; results: readonly RowResult[] };

/** Forgotten when the user signs out (`stored-of-user.ts`). */
export const runKey = (userId: string, path: string): string => `bulk:${userId}:${path}`;

/** Keeps a run, or forgets it. Synchronous: a row is kept as `sending` before it leaves. */
export const keepRun = (key: string, run: KeptRun | undefined): void => {
  const kept = run && { title: run.title, rows: run.results.map(({ id, state }) => [id, state]) };
  writeStored(key, kept, sessionStorage);
};

/** What became of a row while the page was loaded anew: nothing is sent then. */
const afterReload = (id: string, state: RowState): RowResult => {
  if (state === "waiting") return { id, state: "not-sent", reason: "The page was left before it was sent." };
  if (state === "sending") return { id, state: "unknown", reason: "The page was left before the server answered." };
  return { id, state };
};

const isRow = (value: unknown): value is [string, RowState] =>
  Array.isArray(value) && typeof value[0] === "string" && Object.hasOwn(ROW_STATES, String(value[1]));

const FINISHED: ReadonlySet<RowState> = new Set(["done", "refused", "changed"]);

/** A run that was left before it was over and looked at; nothing where there is none. */
export const unfinishedRun = (key: string): KeptRun | undefined => {
  const kept = readStored(key, sessionStorage);
  if (!isRecord(kept) || typeof kept["title"] !== "string" || !Array.isArray(kept["rows"])) return undefined;
  const results = kept["rows"].filter(isRow).map(([id, state]) => afterReload(id, state));
  return results.every(({ state }) => FINISHED.has(state)) ? undefined : { title: kept["title"], results };
};
