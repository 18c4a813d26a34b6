import { createStore } from "../state/create-store.ts";
import type { KeptRun } from "./kept-run.ts";
import type { BulkRun } from "./run-bulk.ts";
import type { Started } from "./use-bulk-run.ts";

/** A run of this tab; `started` is absent if it started before a reload. */
export type ShownRun<Row> = KeptRun & { running: boolean; started?: Started<Row> | undefined };

type Running = ShownRun<never> & { run?: BulkRun | undefined };

/** The runs of this tab by their storage keys, until staff close them. They outlive the page that started them. */
const runs = createStore<ReadonlyMap<string, Running>>(new Map());

export const { subscribe: onBulkRuns } = runs;
export const bulkRunOf = (key: string): Running | undefined => runs.read().get(key);

export const putBulkRun = (key: string, run: Running | undefined): void => {
  const next = new Map(runs.read());
  if (run) next.set(key, run);
  else next.delete(key);
  runs.write(next);
};
