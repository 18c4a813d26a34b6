import { Button, useLocale } from "@backoffice/ui";
import { formatNumber } from "#kit/numbers/format-number.ts";

type ToCheckButtonProps = { count: number; of: number; pressed: boolean; onPress: () => void };

/** Shows only the rows of this page that a check found something about. */
export const ToCheckButton = ({ count, of, pressed, onPress }: ToCheckButtonProps) => {
  const { locale } = useLocale();
  return (
    <Button variant="filter" aria-pressed={pressed} onClick={onPress}>
      To check{" "}
      <span className="font-normal text-ink-faint">
        {formatNumber(count, locale)} of {formatNumber(of, locale)}
      </span>
    </Button>
  );
};
