import { createStore } from "#kit/state/create-store.ts";
import type { BulkAction, BulkAnswer } from "../bulk.ts";
import { keepRun, keptRuns, type KeptRun } from "./kept-run.ts";
import type { BulkRun } from "./run-bulk.ts";

/** A run to start: title, action, rows, and the input of staff for each row. */
export type Started<Row> = {
  title: string;
  action: BulkAction<Row>;
  rows: readonly Row[];
  answerFor: (row: Row) => BulkAnswer;
};

/** A run of this tab; `started` is absent if it started before a reload. */
export type ShownRun<Row> = KeptRun & {
  running: boolean;
  started?: Started<Row> | undefined;
  run?: BulkRun | undefined;
};

const kept = (): ReadonlyMap<string, ShownRun<never>> =>
  new Map(keptRuns().map(([key, run]) => [key, { ...run, running: false }]));

/** The runs of this tab by their keys, until staff close them. They outlive the page that started them, and a reload. */
export const bulkRuns = createStore(kept(), kept);

export const bulkRunOf = (key: string): ShownRun<never> | undefined => bulkRuns.read().get(key);

/** Stores or removes a run. Synchronous, so that a row is stored as `sending` before it is sent. */
export const putBulkRun = (key: string, run: ShownRun<never> | undefined): void => {
  keepRun(key, run);
  const next = new Map(bulkRuns.read());
  if (run) next.set(key, run);
  else next.delete(key);
  bulkRuns.write(next);
};
