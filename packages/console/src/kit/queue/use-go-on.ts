import type { DrawerId } from "#kit/panels/definition/panel-params.ts";
import { useCurrentPanel, usePanels } from "#kit/panels/definition/panels.ts";
import { useNeighbours } from "./use-neighbours.ts";
import { decideNext, markDecided } from "./queue.ts";

/** A record of a queue: the drawer that the rows open, and the record's id in it. */
export type InQueue = {
  panel: DrawerId;
  id: string;
  /** Closes the drawer if there is no next record (money §4). */
  closes?: boolean;
};

/**
 * After a decision the record stays visible, and if it is open in the drawer over a queue, the next one opens there.
 * A decision from its row opens no drawer.
 */
export const useGoOn = (queue: InQueue | undefined): (() => void) => {
  const panels = usePanels();
  const current = useCurrentPanel();
  const neighbours = useNeighbours(queue?.panel ?? "", queue?.id);
  return () => {
    if (!queue) return;
    markDecided(queue.id);
    const isOpen = current?.id === queue.panel && Object.values(current.params).includes(queue.id);
    if (!isOpen) return;
    const { param, toDecide } = neighbours ?? {};
    if (param === undefined || toDecide === undefined) {
      if (queue.closes) panels.close();
      return;
    }
    decideNext(toDecide);
    panels.open(queue.panel, { [param]: toDecide });
  };
};
