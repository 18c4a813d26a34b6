import { Button } from "@backoffice/ui";
import type { DataTableProps, RowData } from "@backoffice/ui/table";
import type { LucideIcon } from "lucide-react";
import { useMemo, useState } from "react";

/** Something that can be done to several rows at once. */
export type BulkAction<Row> = {
  id: string;
  label: string;
  icon?: LucideIcon;
  danger?: boolean;
  /** Why it cannot be done to these rows. */
  reason?: (rows: readonly Row[]) => string | undefined;
  /** `clear` ends the selection. */
  onSelect: (rows: readonly Row[], clear: () => void) => void;
};

type Selecting<Row extends RowData> = Pick<DataTableProps<Row>, "selection" | "bulkBar">;

/** Lets rows be selected, on one page or on several, where there is something to do with them. */
export const useBulkActions = <Row extends RowData>(
  actions: readonly BulkAction<Row>[] | undefined,
  rows: readonly Row[],
  rowId: (row: Row) => string,
): Selecting<Row> => {
  // With their rows: a selected one may be on a page that is no longer on screen.
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(() => new Map());
  return useMemo(() => {
    if (!actions || actions.length === 0) return {};
    const onChange = (ids: ReadonlySet<string>) =>
      setSelected((before) => {
        const known = new Map([...before, ...rows.map((row) => [rowId(row), row] as const)]);
        return new Map([...known].filter(([id]) => ids.has(id)));
      });
    return {
      selection: { selected: new Set(selected.keys()), onChange },
      bulkBar: (ids, clear) => {
        const chosen = [...ids].flatMap((id) => selected.get(id) ?? []);
        return actions.map(({ id, label, icon: Icon, danger, reason, onSelect }) => (
          <Button
            key={id}
            variant={danger ? "danger" : undefined}
            reason={reason?.(chosen)}
            onClick={() => onSelect(chosen, clear)}
          >
            {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden />}
            {label}
          </Button>
        ));
      },
    };
  }, [actions, rows, rowId, selected]);
};
