import { Fragment, type ReactNode, type RefObject, Suspense, useState } from "react";
import type { GridRow } from "../features.ts";
import { gapHeight } from "./gap-height.ts";
import { shownRows } from "./shown-rows.ts";
import type { RowData } from "../types.ts";
import { useRowHeight } from "./use-row-height.ts";
import { lazyComponent } from "../../lazy-component.ts";

const RowWindow = lazyComponent(async () => ({ default: (await import("./row-window.tsx")).RowWindow }));

/** Rendered rows until the visible range is known: one screen. */
const FIRST_SCREEN = { first: 0, last: 29 };

type ManyRowsProps<Row extends RowData> = {
  rows: readonly GridRow<Row>[];
  /** Index of a row that must stay rendered, because it has or will get the focus. */
  current: number;
  /** The table header in the scroller; as high as a row. */
  head: RefObject<HTMLElement | null>;
  span: number;
  /** Indexes of expanded rows, and the height of their content in pixels. */
  openIndexes: readonly number[];
  detailsHeight: number;
  render: (row: GridRow<Row>) => ReactNode;
};

const Gap = ({ height, span }: { height: number; span: number }) => (
  <tr aria-hidden data-slot="row-gap">
    <td colSpan={span} className="p-0" style={{ height }} />
  </tr>
);

/** Renders only the visible rows, between gaps as high as the omitted ones. */
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
