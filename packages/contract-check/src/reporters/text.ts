import type { Finding } from "../findings/finding.ts";
import type { Report, Table } from "../frame/report.ts";
import { groupBy } from "../group-by.ts";
import { summaryOf } from "./summary-of.ts";
import { wrapped } from "./wrapped.ts";

const findingLines = (it: Finding): string[] => {
  const often = (it.count ?? 1) > 1 ? ` (${it.count} times)` : "";
  const at = [it.file && `${it.file}${it.line ? `:${it.line}` : ""}`, it.seen && `first seen in ${it.seen}`];
  const places = at.filter(Boolean).join("; ");
  return [
    `  ${it.severity.padEnd(8)}${it.rule}  ${it.where}`,
    `          ${it.message}${often}`,
    ...(it.hint ? [`          ${it.hint}`] : []),
    ...(places ? [`          ${places}`] : []),
  ];
};

const tableLines = ({ title, columns, rows }: Table): string[] => {
  const widths = columns.map((it, index) => Math.max(it.length, ...rows.map((row) => row[index]!.length)));
  const line = (cells: readonly string[]) =>
    `  ${cells
      .map((it, index) => it.padEnd(widths[index]!))
      .join("  ")
      .trimEnd()}`;
  return [title, line(columns), ...rows.map(line), ""];
};

/** The report for a terminal. */
export const text = (report: Report): string => {
  if (report.document !== undefined && !report.couldNotCheck) return report.document;
  const groups = groupBy(report.findings, (it) => it.operation);
  const lines = [
    ...[...groups].flatMap(([operation, findings]) => [operation, ...findings.flatMap(findingLines), ""]),
    ...(report.tables ?? []).flatMap(tableLines),
    ...report.notes,
    summaryOf(report),
    "",
  ];
  return wrapped(lines.join("\n"));
};
