import { Button } from "@backoffice/ui";
import { useFormContext, useWatch } from "react-hook-form";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

type SettleChoicesProps = {
  /** The win amount by the odds, and as text with its currency; null if the bet has none. */
  won: number | null;
  wonLabel: string;
  /** The stake, which a void bet returns. */
  stake: number;
};

/** Sets the win amount of the usual results: nothing, the stake, the stake by the odds. Another amount is typed. */
export const SettleChoices = ({ won, wonLabel, stake }: SettleChoicesProps) => {
  const { control, setValue } = useFormContext<{ winAmount: string }>();
  const now = useWatch({ control, name: "winAmount" });
  // The bet is read again: what it adds must not take the place of what is pressed.
  const choices = [
    { label: "Lost", amount: "0" },
    ...(stake === won ? [] : [{ label: "Void", amount: decimalOf(stake) }]),
    ...(won === null ? [] : [{ label: `Won, ${wonLabel}`, amount: decimalOf(won) }]),
  ];
  return (
    <div role="group" aria-label="Result" className="flex flex-wrap gap-2">
      {choices.map(({ label, amount }) => (
        <Button
          key={label}
          aria-pressed={now === amount}
          onClick={() => setValue("winAmount", amount, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
};
