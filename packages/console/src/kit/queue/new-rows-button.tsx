import { announce, Button, useLocale } from "@backoffice/ui";
import { useEffect } from "react";
import { formatNumber } from "#kit/numbers/format-number.ts";

type NewRowsButtonProps = { held: number; onPress: () => void };

/** Counts the rows that are new in a queue, and shows them when it is pressed. */
export const NewRowsButton = ({ held, onPress }: NewRowsButtonProps) => {
  const { locale } = useLocale();
  const text = `${formatNumber(held, locale)} new`;
  useEffect(() => announce(text), [text]);
  return (
    <Button size="sm" variant="primary" title="Show the new rows" onClick={onPress}>
      {text}
    </Button>
  );
};
