import type { ErrorTableData } from "./error-text.ts";

/** The records of an error, in a scrolling table with sticky column headers. */
export const ErrorTable = ({ caption, columns, rows }: ErrorTableData) => (
  <div
    role="group"
    aria-label={caption}
    tabIndex={0}
    className="max-h-64 overflow-auto rounded-md border focus-visible:-outline-offset-2"
  >
    <table className="w-full text-start text-meta">
      <caption className="px-3 py-1.5 text-start font-medium">
        {caption} <span className="tabular font-normal text-ink-muted">{rows.length}</span>
      </caption>
      <thead className="sticky top-0 bg-raised">
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col" className="border-b px-3 py-1.5 text-start font-medium text-ink-muted">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <tr key={index} className="align-baseline">
            {columns.map((_, column) => (
              <td key={column} className="tabular min-w-20 border-b border-line/60 px-3 py-1.5">
                {cells[column] || "—"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
