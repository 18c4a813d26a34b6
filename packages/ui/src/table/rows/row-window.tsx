import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect } from "react";
import { usePrinting } from "../grid/use-printing.ts";

const OVERSCAN = 8;

export type RowWindowProps = {
  count: number;
  /** Pixels of a row. */
  height: number;
  /** The rows that are open in place, and pixels of what each shows. */
  openIndexes: readonly number[];
  detailsHeight: number;
  /** The table's header, which is in the scroller. */
  head: RefObject<HTMLElement | null>;
  onChange: (range: { first: number; last: number }) => void;
};

/**
 * Draws nothing: tells which rows are in sight, with a few to spare, and all of them for paper. The only user of the virtualizer,
 * in a chunk of its own, because most tables never have so many rows in one page.
 */
export const RowWindow = ({ count, height, openIndexes, detailsHeight, head, onChange }: RowWindowProps) => {
  // By way of the header: the scroller's own ref is not filled yet when the rows mount.
  const scroller = () => head.current?.closest("[data-slot=table-scroller]") ?? null;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: scroller,
    // The reader may have scrolled before this chunk arrived.
    initialOffset: () => scroller()?.scrollTop ?? 0,
    estimateSize: (index) => (openIndexes.includes(index) ? height + detailsHeight : height),
    overscan: OVERSCAN,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height, openIndexes, detailsHeight]);

  const printing = usePrinting();
  const items = virtualizer.getVirtualItems();
  const first = printing ? 0 : items[0]?.index;
  const last = printing ? count - 1 : items.at(-1)?.index;
  useLayoutEffect(() => {
    if (first !== undefined && last !== undefined) onChange({ first, last });
  }, [first, last, onChange]);
  return null;
};
