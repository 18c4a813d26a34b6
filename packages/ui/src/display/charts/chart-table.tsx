import { cn } from "../../cn.ts";

export type ChartTableProps = {
  label: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
};

/** The figures of a chart as a table. */
export const ChartTable = ({ label, columns, rows }: ChartTableProps) => (
  <table className="w-full text-meta">
    <caption className="sr-only">{label}</caption>
    <thead className="sticky top-0 bg-surface">
      <tr>
        {columns.map((column, index) => (
          <th
            key={index}
            scope="col"
            className={cn("border-b px-2 py-1.5 font-medium text-ink-muted", index === 0 ? "text-start" : "text-end")}
          >
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, cells }, index) => (
        <tr key={index}>
          <th scope="row" className="border-b px-2 py-1.5 text-start font-normal">
            {name}
          </th>
          {cells.map((cell, column) => (
            <td key={column} className="tabular border-b px-2 py-1.5 text-end">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
