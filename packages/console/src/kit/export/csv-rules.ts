import type { Column } from "@backoffice/ui/table";
import type { Session } from "#kit/session/session.ts";

/**
 * The documented rules of a list's CSV file. By default: the visible columns in their order, all rows, for
 * SUPER_ADMIN and ADMIN (shell §6).
 */
export type CsvRules<Row> = {
  /** Exactly these columns: header and field of each. */
  columns?: Readonly<Record<string, keyof Row & string>>;
  /** Number of rows in a single call; 0 is all. */
  inOneCall?: number;
  may?: (session: Session) => boolean;
};

/** The documented columns. */
export const documentedColumns = <Row>(fields: Readonly<Record<string, keyof Row & string>>): readonly Column<Row>[] =>
  Object.entries(fields).map(([header, field]) => {
    const text = (row: Row) => {
      const value = row[field];
      return value === null || value === undefined ? "" : String(value);
    };
    return { id: field, header, cell: text, text };
  });
