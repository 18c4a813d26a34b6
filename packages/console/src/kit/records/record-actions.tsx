import { Button } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { useMemo } from "react";
import { usePublishActions } from "../pages/page-actions.ts";

type RecordActionsProps<Row> = { record: Row; actions: readonly RowAction<Row>[] };

/** The actions of a row as the buttons of its page. */
export const RecordActions = <Row,>({ record, actions }: RecordActionsProps<Row>) => {
  const shown = actions.filter((it) => !it.hidden?.(record));
  usePublishActions(
    useMemo(
      () =>
        actions
          .filter((it) => !it.hidden?.(record) && it.reason?.(record) === undefined)
          .map(({ label, icon, onSelect }) => ({ label, icon, run: () => onSelect(record) })),
      [actions, record],
    ),
  );
  return shown.map(({ id, label, icon: Icon, reason, onSelect }) => (
    <Button key={id} reason={reason?.(record)} onClick={() => onSelect(record)}>
      {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden />}
      {label}
    </Button>
  ));
};
