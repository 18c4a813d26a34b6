import type { RowAction } from "@backoffice/ui/table";
import { Pencil } from "lucide-react";
import type { Session } from "#kit/session/session.ts";
import { readOnlyReason } from "./read-only-reason.ts";

/** What may be done with a row of the catalogue. */
export const catalogueActions = <Row extends { opId: string }>(
  open: (row: Row) => void,
  session: Session,
): RowAction<Row>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    primary: true,
    onSelect: open,
    reason: (row) => readOnlyReason(session, row.opId),
  },
];
