import { blockedTime, type Task } from "./blocked-time.ts";

/** An event of a Chromium trace, in microseconds. `tdur` is processor time of the thread, `dur` is elapsed time. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

const KINDS = ["script", "style", "layout", "paint", "other"] as const;
type Kind = (typeof KINDS)[number];
const COUNTS = { layouts: "Layout", styles: "UpdateLayoutTree", paints: "Paint" } as const;

/** Processor time of a page's main thread in milliseconds, by category, with event counts and blocked time. */
export type Cost = Record<"total" | "blocked" | Kind | keyof typeof COUNTS, number>;

const EVENTS: Record<Exclude<Kind, "other">, RegExp> = {
  script:
    /^(?:FunctionCall|EvaluateScript|EventDispatch|TimerFire|Fire\w+|RunMicrotasks|M(?:in|aj)orGC|v8\..*|V8\..*)$/,
  style: /^(?:UpdateLayoutTree|ParseAuthorStyleSheet)$/,
  layout: /^Layout$/,
  paint: /^(?:PrePaint|Paint\w*|Layerize|UpdateLayer|Commit)$/,
};
const kindOf = (name: string): Kind | undefined => KINDS.find((kind) => kind !== "other" && EVENTS[kind].test(name));

/** The duration events of the page's main thread: the thread of the busiest renderer. */
const ofMainThread = (events: readonly TraceEvent[]): TraceEvent[] => {
  const thread = (it: TraceEvent) => `${it.pid}/${it.tid}`;
  const mains = events.filter((it) => it.name === "thread_name" && it.args?.name === "CrRendererMain").map(thread);
  const complete = (main: string) => events.filter((it) => it.ph === "X" && thread(it) === main);
  const busy = (all: TraceEvent[]) => all.reduce((sum, it) => sum + (it.name === "RunTask" ? (it.tdur ?? 0) : 0), 0);
  const all = mains.map(complete).toSorted((a, b) => busy(b) - busy(a));
  return (all[0] ?? []).toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
};

/**
 * The cost of a page on its main thread. Events are nested: each category gets the time outside inner events, and an
 * event without a category belongs to its parent. Blocked time is computed for a processor `slowdown` times slower.
 */
export const mainThreadCost = (events: readonly TraceEvent[], slowdown: number): Cost => {
  const cost: Cost = {
    total: 0,
    blocked: 0,
    script: 0,
    style: 0,
    layout: 0,
    paint: 0,
    other: 0,
    layouts: 0,
    styles: 0,
    paints: 0,
  };
  const tasks: Task[] = [];
  const around: { end: number; kind: Kind }[] = [];
  for (const { name, ts, dur = 0, tdur = 0 } of ofMainThread(events)) {
    while ((around.at(-1)?.end ?? Infinity) <= ts) around.pop();
    const outer = around.at(-1);
    if (!outer && name !== "RunTask") continue;
    const kind = kindOf(name) ?? outer?.kind ?? "other";
    const cpu = tdur / 1000;
    cost[kind] += cpu;
    if (outer) cost[outer.kind] -= cpu;
    else {
      cost.total += cpu;
      tasks.push({ start: ts / 1000, end: (ts + dur) / 1000, cpu });
    }
    for (const key of Object.keys(COUNTS) as (keyof typeof COUNTS)[]) if (COUNTS[key] === name) cost[key] += 1;
    around.push({ end: ts + dur, kind });
  }
  return { ...cost, blocked: blockedTime(tasks, slowdown) };
};
