import type { RowAction } from "@backoffice/ui/table";
import { Pencil } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import type { Session } from "#kit/session/session.ts";
import type { OpensEntry } from "../opens-entry.ts";
import { readOnlyReason } from "./read-only-reason.ts";

/** Row actions of the catalogue: `panel` edits the entry, `param` holds its ID. */
export const catalogueActions =
  <Row extends { opId: string }>(panel: OpensEntry["panel"], param: string, idOf: (row: Row) => string) =>
  (panels: Panels, session: Session): RowAction<Row>[] => [
    {
      id: "edit",
      label: "Edit",
      icon: Pencil,
      primary: true,
      onSelect: (row) => panels.open(panel, { [param]: idOf(row) }),
      reason: (row) => readOnlyReason(session, row.opId),
    },
  ];
