import { createStore } from "../state/create-store.ts";
import type { BulkAction, BulkAnswer } from "./bulk.ts";
import type { KeptRun } from "./kept-run.ts";
import type { BulkRun } from "./run-bulk.ts";

/** A run to start: title, action, rows, and the input of staff for each row. */
export type Started<Row> = {
  title: string;
  action: BulkAction<Row>;
  rows: readonly Row[];
  answerFor: (row: Row) => BulkAnswer;
};

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
