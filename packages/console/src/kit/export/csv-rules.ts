import type { Column } from "@backoffice/ui/table";
import type { Session } from "../session/session.ts";

/**
 * What a document says of the file of one list. Of what it does not say: the columns in sight, as they are ordered there,
 * all rows, for SUPER_ADMIN and ADMIN (shell §6).
 */
export type CsvRules<Row> = {
  /** Exactly these columns: their headings, each with its field. */
  columns?: Readonly<Record<string, keyof Row & string>>;
  /** How many rows its only call asks for; 0 is all. */
  inOneCall?: number;
  may?: (session: Session) => boolean;
};

/** The columns that a document names. */
export const documentedColumns = <Row>(fields: Readonly<Record<string, keyof Row & string>>): readonly Column<Row>[] =>
  Object.entries(fields).map(([header, field]) => {
    const text = (row: Row) => {
      const value = row[field];
      return value === null || value === undefined ? "" : String(value);
    };
    return { id: field, header, cell: text, text };
  });
