import { Check, ChevronDown, ChevronUp, Link, X } from "lucide-react";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { useCopy } from "../../primitives/button/use-copy.ts";

/** One way to go from here: a function, or the reason why there is none ("This is the first player"). */
export type DrawerStep = (() => void) | string;

export type DrawerActionsProps = {
  /** The record before and after in the list the drawer was opened from; leave both out where there is no list. */
  previous?: DrawerStep | undefined;
  next?: DrawerStep | undefined;
  /** Where this record stands in its list, from 1: "3 of 25". */
  position?: { index: number; total: number } | undefined;
  /** The whole address that opens this drawer for a colleague. */
  link?: string | undefined;
};

const stepProps = (step: DrawerStep) => (typeof step === "string" ? { reason: step } : { onClick: step });

const COPY = {
  idle: { label: "Copy link", icon: Link },
  copied: { label: "Copied!", icon: Check },
  failed: { label: "Could not copy", icon: X },
};

const CopyLink = ({ link }: { link: string }) => {
  const [state, copy] = useCopy();
  return (
    <>
      <IconButton {...COPY[state]} onClick={() => void copy(link)} />
      <span role="status" className="sr-only">
        {state !== "idle" && COPY[state].label}
      </span>
    </>
  );
};

/** The usual buttons of a drawer's header, for its `actions`: place in the list, previous, next, copy the link. */
export const DrawerActions = ({ previous, next, position, link }: DrawerActionsProps) => (
  <>
    {position && position.index >= 1 && position.total >= position.index && (
      <span dir="auto" className="tabular me-1 hidden text-meta text-ink-muted sm:inline">
        {position.index} of {position.total}
      </span>
    )}
    {previous !== undefined && <IconButton label="Previous" icon={ChevronUp} {...stepProps(previous)} />}
    {next !== undefined && <IconButton label="Next" icon={ChevronDown} {...stepProps(next)} />}
    {link !== undefined && <CopyLink link={link} />}
  </>
);
