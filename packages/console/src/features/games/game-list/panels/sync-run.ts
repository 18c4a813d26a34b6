import type { ProgressState } from "@backoffice/ui";
import type { AGGREGATORS } from "#entities/game/aggregators.ts";

/** Status and result of one aggregator's sync. */
export type SyncRun = {
  aggregator: (typeof AGGREGATORS)[number]["value"];
  state: "waiting" | "running" | "done" | "failed";
  result?: string;
};

const textOf = ({ aggregator, result }: SyncRun) => (result ? `${aggregator}: ${result}` : aggregator);

/**
 * State of the progress dialog. Aggregators sync one after the other; a failed one does not stop the others, and
 * results are kept.
 */
export const syncProgress = (runs: readonly SyncRun[], stopping: boolean): ProgressState => {
  const lines = runs.map((run) => ({ text: textOf(run), state: run.state }));
  const count = (state: SyncRun["state"]) => runs.filter((it) => it.state === state).length;
  const [failed, waiting] = [count("failed"), count("waiting")];
  const isOver = count("running") === 0 && (waiting === 0 || stopping);
  if (!isOver) {
    if (stopping) return { step: "finalizing", text: "Stops after the current aggregator.", lines };
    return { step: "running", percent: ((count("done") + failed) / runs.length) * 100, lines };
  }
  if (failed > 0)
    return {
      step: "error",
      text: `${failed} of ${runs.length} aggregators could not be synced. Results of the others are kept.`,
      lines,
    };
  if (waiting > 0) return { step: "completed", text: `Stopped: ${waiting} of ${runs.length} were not synced.`, lines };
  return { step: "completed", lines };
};
