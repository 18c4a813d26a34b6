import { announce, Button, useLocale } from "@backoffice/ui";
import { useEffect, type MouseEvent } from "react";
import { formatNumber } from "#kit/numbers/format-number.ts";

type NewRowsButtonProps = { held: number; onPress: () => void };

/** Counts the rows that are new in a queue, and shows them when it is pressed. */
export const NewRowsButton = ({ held, onPress }: NewRowsButtonProps) => {
  const { locale } = useLocale();
  const text = `${formatNumber(held, locale)} new`;
  useEffect(() => announce(text), [text]);
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const table = currentTarget.closest("[data-slot=data-table]");
    // To the row that had the focus last: the button goes.
    table?.querySelector<HTMLElement>("[data-slot=table-row][tabindex='0']")?.focus();
    onPress();
  };
  return (
    <Button size="sm" variant="primary" title="Show the new rows" onClick={press}>
      {text}
    </Button>
  );
};
