import type { HTMLAttributes, Ref } from "react";
import { Checkbox } from "../../primitives/controls/checkbox.tsx";
import { gridRoles } from "../grid/grid-roles.ts";
import { HeaderCell } from "./header-cell.tsx";
import type { RowData } from "../types.ts";
import type { ColumnLayout } from "../columns/use-column-layout.ts";
import type { RowSelection } from "../row-actions/use-row-selection.ts";

type TableHeadProps<Row extends RowData> = {
  ref: Ref<HTMLTableSectionElement>;
  layout: ColumnLayout<Row>;
  selection: RowSelection;
  canToggleAll: boolean;
  /** Whether rows are expandable and have a column for their arrows. */
  details: boolean;
  actions: boolean;
  /** Event handlers of the header row. */
  events: HTMLAttributes<HTMLElement>;
};

/** The sticky header row. */
export const TableHead = <Row extends RowData>({
  ref,
  layout,
  selection: { enabled, share, toggleAll },
  canToggleAll,
  details,
  actions,
  events,
}: TableHeadProps<Row>) => {
  const { shown, stickyStart, stickyEnd } = layout;
  const roles = gridRoles(layout.lines);
  return (
    <thead ref={ref} {...roles.group} data-slot="table-head">
      <tr {...roles.row} aria-rowindex={1} {...events}>
        {enabled && (
          <th {...roles.head} scope="col" data-slot="select-cell" data-pinned={stickyStart ? "start" : undefined}>
            <label>
              <Checkbox
                aria-label="Select all rows on this page"
                checked={share === "all"}
                indeterminate={share === "some"}
                disabled={!canToggleAll}
                onChange={toggleAll}
              />
            </label>
          </th>
        )}
        {details && (
          <th {...roles.head} scope="col" data-slot="toggle-cell" data-pinned={stickyStart ? "start" : undefined}>
            <span className="sr-only">Details</span>
          </th>
        )}
        {shown.map((column) => (
          <HeaderCell key={column.own.id} shown={column} role={roles.head?.role} />
        ))}
        {actions && (
          <th
            {...roles.head}
            scope="col"
            data-slot="actions-cell"
            data-pinned="end"
            data-edge={stickyEnd ? undefined : "actions"}
          >
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
};
