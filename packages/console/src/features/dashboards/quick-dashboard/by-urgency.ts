import type { components } from "@backoffice/api-client";
import { overTarget } from "./lateness.ts";
import type { Waiting } from "./waiting.ts";

type Figures = ReadonlyMap<string, Pick<components["schemas"]["Waiting"], "oldestAt">>;

/** Queues by the age of their oldest item relative to their target; empty ones last, in their usual order. */
export const byUrgency = (queues: readonly Waiting[], figures: Figures, now: number): Waiting[] => {
  const urgency = ({ key, target }: Waiting) => {
    const oldestAt = figures.get(key)?.oldestAt ?? null;
    return oldestAt === null ? -1 : overTarget(oldestAt, target, now);
  };
  return queues.toSorted((a, b) => urgency(b) - urgency(a));
};
