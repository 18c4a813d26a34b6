import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect } from "react";
import { usePrinting } from "../grid/use-printing.ts";

const OVERSCAN = 8;

export type RowWindowProps = {
  count: number;
  /** Height of a row in pixels. */
  height: number;
  /** Indexes of expanded rows, and the height of their content in pixels. */
  openIndexes: readonly number[];
  detailsHeight: number;
  /** The table header, which is in the scroller. */
  head: RefObject<HTMLElement | null>;
  onChange: (range: { first: number; last: number }) => void;
};

/**
 * Renders nothing: reports the visible rows with some overscan, and all rows for print. The only user of the virtualizer,
 * in its own chunk, because most tables do not have so many rows per page.
 */
export const RowWindow = ({ count, height, openIndexes, detailsHeight, head, onChange }: RowWindowProps) => {
  // Found through the header, because the scroller's ref is not set yet when the rows mount.
  const scroller = () => head.current?.closest("[data-slot=table-scroller]") ?? null;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: scroller,
    // The user may have scrolled before this chunk was loaded.
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
