import type { Column } from "@backoffice/ui/table";
import { isAdmin, type Session } from "../session/session.ts";

/** The columns as the reader calls them: an operator's staff speak of brands, as in their selector (money §6). */
export const inOwnWords = <Row, C extends Pick<Column<Row>, "header">>(
  columns: readonly C[],
  session: Session,
): readonly C[] =>
  isAdmin(session) ? columns : columns.map((it) => (it.header === "Operator" ? { ...it, header: "Brand" } : it));
