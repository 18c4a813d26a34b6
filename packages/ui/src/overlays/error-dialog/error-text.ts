/** What went wrong, as an error dialog shows it and as support is given it. */
export type ErrorReport = {
  title: string | undefined;
  messages: readonly string[];
  /** For support: the status and the request's id. */
  status: string | undefined;
  /** Fields that did not pass, by their label on the form. */
  validation: readonly { field: string; message: string }[] | undefined;
  /** The records it went wrong for; every row has a cell for each column. */
  table: ErrorTableData | undefined;
};

export type ErrorTableData = {
  /** Names the table: "Rows that were refused". */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

// A cell with a tab or a line end would move into another column of the sheet it is pasted into.
const row = (cells: readonly string[]) => cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, " ")).join("\t");

/** The whole report as text for the clipboard; the table is tab-separated, for a spreadsheet. */
export const errorText = ({ title, messages, status, validation, table }: ErrorReport): string =>
  [
    title,
    ...messages.map((message) => `- ${message}`),
    ...(validation ?? []).map(({ field, message }) => `- ${field}: ${message}`),
    ...(table && table.rows.length > 0 ? [table.caption, row(table.columns), ...table.rows.map(row)] : []),
    status,
  ]
    .filter(Boolean)
    .join("\n");
