import { useEffect, useRef, type RefObject } from "react";

/**
 * Focuses a row after it is rendered: `focusRow(2)` the third, or the last if there are fewer, or `otherwise` if there
 * are none. Rows are the elements with `data-row` inside the box.
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
