import type { RowAction } from "@backoffice/ui/table";
import type { RecordAction } from "./record-panel.tsx";

/** The actions of a row as the buttons of its drawer: what removes it stands aside. */
export const asRecordActions = <Row>(actions: readonly RowAction<Row>[], record: Row): RecordAction[] =>
  actions
    .filter(({ hidden }) => !hidden?.(record))
    .map(({ label, primary = false, danger = false, reason, onSelect }, at, shown) => ({
      label: `${label}…`,
      primary: primary && shown.findIndex((it) => it.primary) === at,
      aside: danger && !primary,
      reason: reason?.(record),
      onClick: () => onSelect(record),
    }));
