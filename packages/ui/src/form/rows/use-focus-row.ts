import { useEffect, useRef, type RefObject } from "react";

/**
 * Moves the focus to a row once it is drawn: `focusRow(2)` to the third, or the last when there are fewer; to
 * `otherwise` when there are none. Rows are what carries `data-row` inside the box.
 */
export const useFocusRow = (box: RefObject<HTMLElement | null>, otherwise: RefObject<HTMLElement | null>) => {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const rows = box.current?.querySelectorAll<HTMLElement>("[data-row]");
    (rows?.[Math.min(wanted.current, rows.length - 1)] ?? otherwise.current)?.focus();
    wanted.current = undefined;
  });
  return (index: number) => {
    wanted.current = index;
  };
};
