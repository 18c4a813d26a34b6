/** An error for the error dialog and for support. */
export type ErrorReport = {
  title: string | undefined;
  messages: readonly string[];
  /** For support: the HTTP status. */
  status: string | undefined;
  /** Reference of the call for support. */
  reference: string | undefined;
  /** Validation errors, by the field's label on the form. */
  validation: readonly { field: string; message: string }[] | undefined;
  /** The failed records; every row has one cell per column. */
  table: ErrorTableData | undefined;
};

export type ErrorTableData = {
  /** Caption of the table: "Rows that were refused". */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

// A tab or line break in a cell would shift the columns when the text is pasted into a spreadsheet.
const row = (cells: readonly string[]) => cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, " ")).join("\t");

/** The full report as text for the clipboard; the table is tab-separated for spreadsheets. */
export const errorText = ({ title, messages, status, reference, validation, table }: ErrorReport): string =>
  [
    title,
    ...messages.map((message) => `- ${message}`),
    ...(validation ?? []).map(({ field, message }) => `- ${field}: ${message}`),
    ...(table && table.rows.length > 0 ? [table.caption, row(table.columns), ...table.rows.map(row)] : []),
    status,
    reference && `Reference: ${reference}`,
  ]
    .filter(Boolean)
    .join("\n");
