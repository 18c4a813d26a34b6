import { RowButton } from "../row-actions/row-button.tsx";
import type { RowAction } from "../types.ts";
import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";

/** Buttons in a cell, next to the values they act on; focused from the cell with F2. For actions on the row use `actions`. */
export const actionsCell = <Row,>(actions: readonly Omit<RowAction<Row>, "primary" | "danger">[]): Cell<Row> => ({
  cell: (row) => {
    const usable = actions.filter((action) => !action.hidden?.(row));
    if (usable.length === 0) return DASH;
    return (
      <span>
        {usable.map(({ id, label, icon, reason, onSelect }) => (
          <RowButton
            key={id}
            label={label}
            icon={icon}
            tabIndex={-1}
            reason={reason?.(row)}
            onPress={() => onSelect(row)}
          />
        ))}
      </span>
    );
  },
  skeleton: "short",
});
