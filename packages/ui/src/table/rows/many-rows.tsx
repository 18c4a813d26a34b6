import { Fragment, lazy, type ReactNode, type RefObject, Suspense, useState } from "react";
import type { GridRow } from "../features.ts";
import { gapHeight } from "./gap-height.ts";
import { shownRows } from "./shown-rows.ts";
import type { RowData } from "../types.ts";
import { useRowHeight } from "./use-row-height.ts";

const RowWindow = lazy(async () => ({ default: (await import("./row-window.tsx")).RowWindow }));

/** What is in the document until the window is known: a screen of rows. */
const FIRST_SCREEN = { first: 0, last: 29 };

type ManyRowsProps<Row extends RowData> = {
  rows: readonly GridRow<Row>[];
  /** The row that must stay in the document because it has, or is about to have, the focus. */
  current: number;
  /** The table's header, in the scroller; as high as a row. */
  head: RefObject<HTMLElement | null>;
  span: number;
  /** The rows that are open in place, and pixels of what each shows. */
  openIndexes: readonly number[];
  detailsHeight: number;
  render: (row: GridRow<Row>) => ReactNode;
};

const Gap = ({ height, span }: { height: number; span: number }) => (
  <tr aria-hidden data-slot="row-gap">
    <td colSpan={span} className="p-0" style={{ height }} />
  </tr>
);

/** Only the rows in sight, between gaps as high as those left out. */
export const ManyRows = <Row extends RowData>({
  rows,
  current,
  head,
  span,
  openIndexes,
  detailsHeight,
  render,
}: ManyRowsProps<Row>) => {
  const height = useRowHeight(head);
  const [range, setRange] = useState(FIRST_SCREEN);
  const count = rows.length;
  const shown = shownRows(range.first, range.last, current, count);
  const last = shown.at(-1) ?? -1;
  const gap = (from: number, end: number) =>
    end > from && <Gap height={gapHeight(from, end, height, openIndexes, detailsHeight)} span={span} />;
  return (
    <>
      {shown.map((index, at) => (
        <Fragment key={rows[index]?.id}>
          {gap((shown[at - 1] ?? -1) + 1, index)}
          {render(rows[index] as GridRow<Row>)}
        </Fragment>
      ))}
      {gap(last + 1, count)}
      <Suspense>
        <RowWindow
          count={count}
          height={height}
          openIndexes={openIndexes}
          detailsHeight={detailsHeight}
          head={head}
          onChange={setRange}
        />
      </Suspense>
    </>
  );
};
