import { Button } from "@backoffice/ui";
import { useNeighbours } from "#kit/queue/use-neighbours.ts";
import type { Decisions } from "./decision.ts";
import type { DrawerId } from "./definition/panel-params.ts";
import { PanelFoot } from "./panel-frame.tsx";

type DecisionButtonsProps<Action extends string> = {
  panel: DrawerId;
  id: string;
  decisions: Decisions<Action>;
  /** The decisions with a button. */
  all: readonly Action[];
  /** The decisions say themselves whether the next record opens. */
  goesOn?: unknown;
  name?: string | undefined;
  /** The main decision, which is shown last. */
  first: Action;
  /** The pending decision. */
  sending: Action | undefined;
  blocked: (action: Action) => string | undefined;
  instead?: ((action: Action) => (() => void) | undefined) | undefined;
  decide: (action: Action) => void;
};

/** A button for each decision in the footer of the drawer: verb, amount, and "and next" in a queue. */
export const DecisionButtons = <Action extends string>({
  panel,
  id,
  decisions,
  all,
  goesOn,
  name,
  first,
  sending,
  blocked,
  instead,
  decide,
}: DecisionButtonsProps<Action>) => {
  const neighbours = useNeighbours(panel, id);
  const suffix = goesOn === undefined && neighbours?.toDecide !== undefined ? " and next" : "";
  return (
    <PanelFoot>
      <div className="flex-1" />
      {all
        .toSorted((a, b) => Number(a === first) - Number(b === first))
        .map((action) => {
          const { verb } = decisions[action];
          const open = instead?.(action);
          return (
            <Button
              key={action}
              variant={action === first ? "primary" : "secondary"}
              loading={sending === action}
              reason={blocked(action)}
              onClick={open ?? (() => decide(action))}
            >
              {open ? `${verb}…` : [verb, name].filter(Boolean).join(" ") + suffix}
            </Button>
          );
        })}
    </PanelFoot>
  );
};
