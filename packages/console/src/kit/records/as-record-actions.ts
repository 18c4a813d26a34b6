import type { RowAction } from "@backoffice/ui/table";
import type { RecordAction } from "./record-footer.tsx";

/** The actions of a row as those of its drawer: its first own button is primary, removing ones are in More. */
export const asRecordActions = <Row>(actions: readonly RowAction<Row>[], record: Row): RecordAction[] => {
  const shown = actions.filter(({ hidden }) => !hidden?.(record));
  const main = shown.find(({ primary }) => primary);
  return shown.map((action) => ({
    label: `${action.label}…`,
    primary: action === main,
    danger: action.danger === true && action.primary !== true,
    reason: action.reason?.(record),
    onClick: () => action.onSelect(record),
  }));
};
