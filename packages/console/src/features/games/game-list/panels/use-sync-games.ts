import {
  ApiError,
  useSyncCreedzGames,
  useSyncImoonGames,
  useSyncSgGames,
  useSyncSoftSwissGames,
} from "@backoffice/api-client";
import { useRef, useState } from "react";
import type { SyncRun } from "./sync-run.ts";

type Aggregator = SyncRun["aggregator"];

/** Error of a sync; without a response it may still be running. */
const whyNot = (error: ApiError): string =>
  error.outcome === "unknown"
    ? `${error.message} It may still be running. Check the game activities before you sync again.`
    : error.messages.join(" ") || error.message;

/** Syncs the games of aggregators one after the other, each once, with `opId=*` (money §7). */
export const useSyncGames = () => {
  const writes = {
    imoon: useSyncImoonGames(),
    "Soft Gamings": useSyncSgGames(),
    "Creed Roomz": useSyncCreedzGames(),
    SoftSwiss: useSyncSoftSwissGames(),
  };
  const [runs, setRuns] = useState<readonly SyncRun[]>([]);
  const [stopping, setStopping] = useState(false);
  const stopped = useRef(false);

  const set = (aggregator: Aggregator, change: Omit<SyncRun, "aggregator">) =>
    setRuns((all) => all.map((it) => (it.aggregator === aggregator ? { aggregator, ...change } : it)));

  const sync = async (aggregator: Aggregator) => {
    set(aggregator, { state: "running" });
    try {
      const { added, updated } = await writes[aggregator].send({ query: { opId: "*" } });
      set(aggregator, { state: "done", result: `${added} added, ${updated} updated` });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      set(aggregator, { state: "failed", result: whyNot(error) });
    }
  };

  /** Starts the sync of all selected aggregators; later calls retry the failed ones. */
  const start = async (aggregators: readonly Aggregator[]) => {
    stopped.current = false;
    setStopping(false);
    setRuns((all) =>
      all.length === 0
        ? aggregators.map((aggregator) => ({ aggregator, state: "waiting" }))
        : all.map((it) => (aggregators.includes(it.aggregator) ? { aggregator: it.aggregator, state: "waiting" } : it)),
    );
    for (const aggregator of aggregators) {
      if (stopped.current) return;
      await sync(aggregator);
    }
  };

  return {
    runs,
    stopping,
    start: (aggregators: readonly Aggregator[]) => void start(aggregators),
    stop: () => {
      stopped.current = true;
      setStopping(true);
    },
  };
};
