import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { RowButton } from "../../row-actions/row-button.tsx";
import { cut } from "../cut.ts";

type MaskedTextProps = {
  text: string;
  mask: string;
  /** Why this reader may not see it. */
  reason: string | undefined;
  /** It is about to be seen: write that down. */
  onReveal: (() => void) | undefined;
};

/** A text behind dots until somebody asks for it. */
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
