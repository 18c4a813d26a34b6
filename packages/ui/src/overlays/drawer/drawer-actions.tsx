import { Check, ChevronDown, ChevronUp, Link, X } from "lucide-react";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { useFormatCount } from "../../table/use-format-count.ts";
import { useCopy } from "../../primitives/button/use-copy.ts";

/** Navigation to a neighbouring record: a function, or the reason why there is none ("This is the first player."). */
export type DrawerStep = (() => void) | string;

export type DrawerActionsProps = {
  /** Previous and next record of the list that opened the drawer; omit both without a list. */
  previous?: DrawerStep | undefined;
  next?: DrawerStep | undefined;
  /** Position of the record in its list, from 1: "3 of 25". */
  position?: { index: number; total: number } | undefined;
  /** Full URL that opens this drawer, for sharing. */
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

/** Standard header buttons of a drawer, for its `actions`: position in the list, previous, next, copy link. */
export const DrawerActions = ({ previous, next, position, link }: DrawerActionsProps) => {
  const formatCount = useFormatCount();
  return (
    <>
      {position && position.index >= 1 && position.total >= position.index && (
        <span dir="auto" className="tabular me-1 text-meta text-ink-muted">
          {formatCount(position.index)} of {formatCount(position.total)}
        </span>
      )}
      {previous !== undefined && <IconButton label="Previous" icon={ChevronUp} {...stepProps(previous)} />}
      {next !== undefined && <IconButton label="Next" icon={ChevronDown} {...stepProps(next)} />}
      {link !== undefined && <CopyLink link={link} />}
    </>
  );
};
