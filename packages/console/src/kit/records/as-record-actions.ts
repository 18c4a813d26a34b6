import type { RowAction } from "@backoffice/ui/table";
import type { RecordAction } from "./record-panel.tsx";

/** The actions of a row as the buttons of its drawer: the first of its own buttons last, what removes it aside. */
export const asRecordActions = <Row>(actions: readonly RowAction<Row>[], record: Row): RecordAction[] => {
  const shown = actions.filter(({ hidden }) => !hidden?.(record));
  const main = shown.find(({ primary }) => primary);
  return [...shown.filter((it) => it !== main), ...(main ? [main] : [])].map((action) => ({
    label: `${action.label}…`,
    primary: action === main,
    aside: action.danger === true && action.primary !== true,
    reason: action.reason?.(record),
    onClick: () => action.onSelect(record),
  }));
};
