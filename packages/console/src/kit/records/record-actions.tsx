import { Button } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";

type RecordActionsProps<Row> = { record: Row; actions: readonly RowAction<Row>[] };

/** The actions of a row as the buttons of its page. */
export const RecordActions = <Row,>({ record, actions }: RecordActionsProps<Row>) =>
  actions
    .filter((it) => !it.hidden?.(record))
    .map(({ id, label, icon: Icon, reason, onSelect }) => (
      <Button key={id} reason={reason?.(record)} onClick={() => onSelect(record)}>
        {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden />}
        {label}
      </Button>
    ));
