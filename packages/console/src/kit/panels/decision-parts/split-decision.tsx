import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  SubmitKeys,
} from "@backoffice/ui";
import { ChevronDown } from "lucide-react";
import type { Decisions } from "../decision.ts";

type SplitDecisionProps<Action extends string> = {
  decisions: Decisions<Action>;
  /** The decisions that are offered. */
  all: readonly Action[];
  /** The one that the button takes. */
  first: Action;
  /** Name of the button that opens the menu of the others. */
  more: string;
  sending: Action | undefined;
  blocked: (action: Action) => string | undefined;
  decide: (action: Action) => void;
};

/** One button that decides, with a menu of the other ways to. */
export const SplitDecision = <Action extends string>({
  decisions,
  all,
  first,
  more,
  sending,
  blocked,
  decide,
}: SplitDecisionProps<Action>) => {
  const others = all.filter((it) => it !== first);
  const reason = blocked(first);
  return (
    <span className="inline-flex max-sm:w-full">
      <Button
        variant="primary"
        className={others.length > 0 ? "rounded-e-none max-sm:h-11 max-sm:flex-1" : "max-sm:h-11 max-sm:flex-1"}
        loading={sending !== undefined}
        reason={reason}
        onClick={() => decide(first)}
      >
        {decisions[first].verb}
        <SubmitKeys />
      </Button>
      {others.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button
              variant="primary"
              size="icon"
              className="rounded-s-none border-s-accent-contrast/40 max-sm:size-11"
              aria-label={more}
              reason={reason}
              disabled={sending !== undefined}
            >
              <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {others.map((action) => (
              <DropdownMenuItem key={action} reason={blocked(action)} onSelect={() => decide(action)}>
                {decisions[action].verb}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </span>
  );
};
