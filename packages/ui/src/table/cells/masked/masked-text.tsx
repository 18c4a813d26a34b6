import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { RowButton } from "../../row-actions/row-button.tsx";
import { cut } from "../cut.ts";

type MaskedTextProps = {
  text: string;
  mask: string;
  /** Reason why this user may not reveal it. */
  reason: string | undefined;
  /** Called before the value is revealed, for logging. */
  onReveal: (() => void) | undefined;
};

/** A text that is masked until the user reveals it. */
export const MaskedText = ({ text, mask, reason, onReveal }: MaskedTextProps) => {
  const [shown, setShown] = useState(false);
  const press = () => {
    if (!shown) onReveal?.();
    setShown(!shown);
  };
  return (
    <span className="flex items-center justify-between gap-1">
      <bdi className="truncate tabular">{shown ? cut(text) : mask}</bdi>
      <RowButton
        label={shown ? "Hide" : "Reveal"}
        icon={shown ? EyeOff : Eye}
        tabIndex={-1}
        reason={reason}
        onPress={press}
      />
    </span>
  );
};
