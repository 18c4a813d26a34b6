import { Button, cn, KEYS, type Chord } from "@backoffice/ui";
import type { Decisions } from "../decision.ts";
import { PanelFoot } from "../panel-frame.tsx";

type DecisionButtonsProps<Action extends string> = {
  decisions: Decisions<Action>;
  /** The decisions with a button. */
  all: readonly Action[];
  name?: string | undefined;
  /** The main decision, which is shown last. */
  first: Action;
  /** The pending decision. */
  sending: Action | undefined;
  blocked: (action: Action) => string | undefined;
  /** Whether a decision asks first. */
  asks: (action: Action) => object | undefined;
  /** The keys that act on the record now. */
  keys: readonly Chord[];
  /** Reason why the decisions are not yet possible. */
  hint: string | undefined;
  instead?: ((action: Action) => (() => void) | undefined) | undefined;
  decide: (action: Action) => void;
};

/** A button for each decision in the footer of the drawer, and what they wait for beside them; on a phone above. */
export const DecisionButtons = <Action extends string>({
  decisions,
  all,
  name,
  first,
  sending,
  blocked,
  asks,
  keys,
  hint,
  instead,
  decide,
}: DecisionButtonsProps<Action>) => {
  return (
    <PanelFoot>
      <p className="line-clamp-2 min-w-0 flex-1 text-meta text-ink-muted max-sm:basis-full max-sm:empty:hidden">
        {hint}
      </p>
      {all
        .toSorted((a, b) => Number(a === first) - Number(b === first))
        .map((action) => {
          const { verb, tone } = decisions[action];
          const [key] = tone === "primary" ? KEYS.approve : KEYS.reject;
          const open = instead?.(action);
          const question = asks(action);
          // Only an approval repeats the amount, which the headline says.
          const label = action === first ? [verb, name].filter(Boolean).join(" ") : verb;
          return (
            <Button
              key={action}
              variant={action === first && !question ? "primary" : "secondary"}
              // On a phone they are a line of their own, for a thumb.
              className={cn("max-sm:h-11", action === first ? "max-sm:flex-1" : "max-sm:min-w-26")}
              loading={sending === action}
              reason={blocked(action)}
              {...(keys.includes(key) && { "aria-keyshortcuts": key })}
              onClick={open ?? (() => decide(action))}
            >
              {open ? `${verb}…` : question ? `${label}…` : label}
              {keys.includes(key) && (
                // In the button's own colour.
                <kbd
                  aria-hidden
                  className="inline-flex size-4.5 items-center justify-center rounded-sm border border-current font-sans text-meta opacity-75 max-sm:hidden"
                >
                  {key}
                </kbd>
              )}
            </Button>
          );
        })}
    </PanelFoot>
  );
};
