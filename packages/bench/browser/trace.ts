import type { CDPSession } from "playwright";
import type { TraceEvent } from "./main-thread.ts";

/** Trace categories: tasks and their activities. */
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** Records the trace of Chromium while `act` runs. */
export const trace = async (cdp: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> => {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  cdp.on("Tracing.dataCollected", collect);
  await cdp.send("Tracing.start", { traceConfig: { includedCategories: CATEGORIES } });
  await act();
  const complete = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
  await cdp.send("Tracing.end");
  await complete;
  cdp.off("Tracing.dataCollected", collect);
  return events;
};
