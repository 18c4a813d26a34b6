import { IconButton, KEYS, formatChord } from "@backoffice/ui";
import { ArrowDown, ArrowUp } from "lucide-react";

const [UP, DOWN] = [KEYS.orderUp, KEYS.orderDown].map(([chord]) => formatChord(chord).join("+"));

type OrderArrowsProps = {
  name: string;
  /** Reason why the order cannot be changed now. */
  locked: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  onStep: (step: -1 | 1) => void;
};

/** Buttons that move a row by one position. */
export const OrderArrows = ({ name, locked, isFirst, isLast, onStep }: OrderArrowsProps) => (
  <>
    <IconButton
      size="sm"
      icon={ArrowUp}
      label={`Move up: ${name}`}
      shortcut={UP}
      reason={locked ?? (isFirst ? "This is the first entry." : undefined)}
      onClick={() => onStep(-1)}
    />
    <IconButton
      size="sm"
      icon={ArrowDown}
      label={`Move down: ${name}`}
      shortcut={DOWN}
      reason={locked ?? (isLast ? "This is the last entry." : undefined)}
      onClick={() => onStep(1)}
    />
  </>
);
