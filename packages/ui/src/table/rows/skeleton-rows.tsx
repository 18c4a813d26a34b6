import { cn } from "../../cn.ts";
import { Skeleton } from "../../feedback/skeleton.tsx";
import type { Column, RowData } from "../types.ts";
import type { ShownColumn } from "../columns/use-column-layout.ts";

const SHAPES = { text: "h-2.5", badge: "h-4 w-16", short: "h-2.5 w-10", id: "h-2.5 w-24" } as const;
const TEXT_WIDTHS = ["w-3/4", "w-1/2", "w-2/3", "w-5/6", "w-3/5"] as const;
const PLACE = { start: "", end: "ms-auto", center: "mx-auto" } as const;

const shape = ({ skeleton = "text", align = "start" }: Column<never>, row: number, column: number) =>
  cn(
    "max-w-full",
    SHAPES[skeleton],
    skeleton === "text" && TEXT_WIDTHS[(row * 3 + column * 2) % TEXT_WIDTHS.length],
    PLACE[align],
  );

type SkeletonRowsProps<Row extends RowData> = {
  shown: readonly ShownColumn<Row>[];
  count: number;
  selectable: boolean;
  details: boolean;
  actions: boolean;
};

/** Placeholders in the real columns, so that nothing moves when the rows are loaded. */
export const SkeletonRows = <Row extends RowData>({
  shown,
  count,
  selectable,
  details,
  actions,
}: SkeletonRowsProps<Row>) =>
  Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden data-slot="skeleton-row">
      {selectable && (
        <td data-slot="select-cell">
          <Skeleton className="ms-4 size-4" />
        </td>
      )}
      {details && <td data-slot="toggle-cell" />}
      {shown.map(({ own, cell }, at) => (
        <td key={own.id} data-place={cell["data-place"]}>
          <Skeleton className={shape(own, row, at)} />
        </td>
      ))}
      {actions && <td data-slot="actions-cell" />}
    </tr>
  ));
