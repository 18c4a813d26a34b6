import { runStep, type Outcome, type Step } from "./step.ts";

const LANES = 2;

/**
 * Runs all steps, at most two at a time, in order as far as `after` and `alone` allow. A failed step does not stop
 * others.
 */
export const runSteps = async (steps: readonly Step[]): Promise<Outcome[]> => {
  const waiting = [...steps];
  const running = new Map<Step, Promise<Outcome>>();
  const outcomes = new Map<string, Outcome>();
  const names = new Set(steps.map((it) => it.name));
  const blocked = (step: Step) => step.after?.some((name) => names.has(name) && !outcomes.has(name));

  while (waiting.length + running.size > 0) {
    const crowded = running.size >= LANES || [...running.keys()].some((it) => it.alone);
    const index = crowded ? -1 : waiting.findIndex((it) => !blocked(it) && !(it.alone && running.size > 0));
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (next) {
      console.log(`▶ ${next.name}`);
      running.set(next, runStep(next));
      continue;
    }
    const ended = await Promise.race([...running].map(async ([step, outcome]) => ({ step, outcome: await outcome })));
    running.delete(ended.step);
    outcomes.set(ended.step.name, ended.outcome);
    console.log(
      `${ended.outcome.failures.length ? "✗" : "✓"} ${ended.step.name} (${ended.outcome.seconds.toFixed(1)} s)`,
    );
  }
  return steps.flatMap((it) => outcomes.get(it.name) ?? []);
};
