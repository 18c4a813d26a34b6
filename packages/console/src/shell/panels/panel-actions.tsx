import { copyAddress, IconButton } from "@backoffice/ui";
import { ChevronDown, ChevronUp, Link } from "lucide-react";
import { useNeighbours } from "#kit/panels/neighbours.ts";
import type { PanelId } from "#kit/panels/panel-params.ts";
import { usePanels, type CurrentPanel } from "#kit/panels/panels.ts";

/** Buttons in the header of a drawer: the rows before and after, and the link. */
export const PanelActions = ({ current }: { current: NonNullable<CurrentPanel> }) => {
  const panels = usePanels();
  const id = Object.values(current.params)[0];
  const neighbours = useNeighbours(current.id, id);
  const go = (to: string | undefined) =>
    neighbours && to !== undefined && panels.open(current.id as PanelId, { [neighbours.param]: to });
  return (
    <>
      {neighbours && (
        <>
          <IconButton
            label="Previous"
            icon={ChevronUp}
            disabled={neighbours.previous === undefined}
            onClick={() => go(neighbours.previous)}
          />
          <IconButton
            label="Next"
            icon={ChevronDown}
            disabled={neighbours.next === undefined}
            onClick={() => go(neighbours.next)}
          />
        </>
      )}
      <IconButton label="Copy link" icon={Link} onClick={() => void copyAddress()} />
    </>
  );
};
