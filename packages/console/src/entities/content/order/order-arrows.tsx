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
      reason={locked ?? (isFirst ? "It is the first." : undefined)}
      onClick={() => onStep(-1)}
    />
    <IconButton
      size="sm"
      icon={ArrowDown}
      label={`Move down: ${name}`}
      shortcut={DOWN}
      reason={locked ?? (isLast ? "It is the last." : undefined)}
      onClick={() => onStep(1)}
    />
  </>
);
