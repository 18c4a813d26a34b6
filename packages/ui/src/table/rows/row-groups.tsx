import { type ReactNode, type RefObject, useDeferredValue } from "react";
import type { GridRow } from "../features.ts";
import type { gridRoles } from "../grid/grid-roles.ts";
import type { RowData } from "../types.ts";
import { Gap } from "./gap.tsx";
import { gapHeight } from "./gap-height.ts";
import { useRowHeight } from "./use-row-height.ts";

/** Number of rows per paint group: a change repaints the whole group, and each group has a cost of its own. */
const GROUP = 10;
/** Groups of the first pass: one screen. */
const FIRST = 3;

type RowGroupsProps<Row extends RowData> = {
  rows: readonly GridRow<Row>[];
  /** Index of the row in the tab order. */
  current: number;
  roles: ReturnType<typeof gridRoles>;
  head: RefObject<HTMLElement | null>;
  span: number;
  render: (row: GridRow<Row>) => ReactNode;
};

/** All rows of a page: one screen at once, the others in a second pass, which input interrupts (docs/decisions/019). */
export const RowGroups = <Row extends RowData>({ rows, current, roles, head, span, render }: RowGroupsProps<Row>) => {
  const height = useRowHeight(head);
  const all = Math.ceil(rows.length / GROUP);
  const groups = Math.min(
    all,
    useDeferredValue(Number.POSITIVE_INFINITY, Math.max(FIRST, Math.ceil((current + 1) / GROUP))),
  );
  return (
    <>
      {Array.from({ length: groups }, (_, group) => (
        <tbody key={group} {...roles.group}>
          {rows.slice(group * GROUP, (group + 1) * GROUP).map(render)}
        </tbody>
      ))}
      {groups < all && (
        <tbody {...roles.group}>
          <Gap height={gapHeight(groups * GROUP, rows.length, height, [], 0)} span={span} />
        </tbody>
      )}
    </>
  );
};
