import type { Column } from "@backoffice/ui/table";
import { isPlatform, type Session } from "#kit/session/session.ts";

/** Renames columns for the reader: operator staff see "Brand", as in their selector (money §6). */
export const inOwnWords = <Row, C extends Pick<Column<Row>, "header">>(
  columns: readonly C[],
  session: Session,
): readonly C[] =>
  isPlatform(session) ? columns : columns.map((it) => (it.header === "Operator" ? { ...it, header: "Brand" } : it));
