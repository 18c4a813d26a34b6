import type { DrawerId } from "../panels/definition/panel-params.ts";
import { useCurrentPanel, usePanels } from "../panels/definition/panels.ts";
import { useNeighbours } from "./neighbours.ts";
import { arriveByDecision, markDecided } from "./queue.ts";

/** A record of a queue: the drawer that the rows open, and the record's id in it. */
export type InQueue = { panel: DrawerId; id: string };

/**
 * After a decision: the record stays in sight, and where it is open in the queue's drawer the next one opens there.
 * Decided from its row no drawer opens.
 */
export const useGoOn = (queue: InQueue | undefined): (() => void) => {
  const panels = usePanels();
  const current = useCurrentPanel();
  const neighbours = useNeighbours(queue?.panel ?? "", queue?.id);
  return () => {
    if (!queue) return;
    markDecided(queue.id);
    const { param, next } = neighbours ?? {};
    if (param === undefined || next === undefined) return;
    if (current?.id !== queue.panel || current.params[param] !== queue.id) return;
    arriveByDecision(next);
    panels.open(queue.panel, { [param]: next });
  };
};
