import { Button } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { useMemo } from "react";
import { usePublishActions } from "#kit/pages/page-actions.ts";
import { MoreActions } from "./more-actions.tsx";

type RecordActionsProps<Row> = {
  record: Row;
  actions: readonly RowAction<Row>[];
  /** Actions in a menu after the buttons. */
  more?: readonly RowAction<Row>[];
};

const NONE: readonly never[] = [];

/** The actions of a row as the buttons of its page; secondary and destructive ones in a menu. */
export const RecordActions = <Row,>({ record, actions, more = NONE }: RecordActionsProps<Row>) => {
  const offered = actions.filter((it) => !it.hidden?.(record));
  const isDestructive = ({ danger, primary }: RowAction<Row>) => danger === true && primary !== true;
  const buttons = offered.filter((it) => !isDestructive(it));
  const others = [...more.filter((it) => !it.hidden?.(record)), ...offered.filter(isDestructive)];
  usePublishActions(
    useMemo(
      () =>
        [...actions, ...more]
          .filter((it) => !it.hidden?.(record) && it.reason?.(record) === undefined)
          .map(({ label, icon, onSelect }) => ({ label, icon, run: () => onSelect(record) })),
      [actions, more, record],
    ),
  );
  return (
    <>
      {buttons.map(({ id, label, icon: Icon, reason, onSelect }) => (
        <Button key={id} reason={reason?.(record)} onClick={() => onSelect(record)}>
          {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden />}
          {label}
        </Button>
      ))}
      {others.length > 0 && (
        <MoreActions
          actions={others.map(({ label, icon, danger, reason, onSelect }) => ({
            label,
            icon,
            danger,
            reason: reason?.(record),
            onClick: () => onSelect(record),
          }))}
        />
      )}
    </>
  );
};
