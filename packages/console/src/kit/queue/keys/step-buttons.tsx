import { IconButton } from "@backoffice/ui";
import { ChevronDown, ChevronUp } from "lucide-react";

// Disabled buttons stay focusable: the focus would be lost at the end of the list.
const FIRST_RECORD = "This is the first record on this page of the list.";
const LAST_RECORD = "This is the last record on this page of the list.";

type StepButtonsProps = {
  /** IDs or addresses of the records before and after this one in its list. */
  previous: string | undefined;
  next: string | undefined;
  onPrevious: () => void;
  onNext: () => void;
};

/** Buttons that lead to the previous and the next record of a list. */
export const StepButtons = ({ previous, next, onPrevious, onNext }: StepButtonsProps) => (
  <>
    <IconButton
      label="Previous"
      icon={ChevronUp}
      reason={previous === undefined ? FIRST_RECORD : undefined}
      onClick={onPrevious}
    />
    <IconButton
      label="Next"
      icon={ChevronDown}
      reason={next === undefined ? LAST_RECORD : undefined}
      onClick={onNext}
    />
  </>
);
