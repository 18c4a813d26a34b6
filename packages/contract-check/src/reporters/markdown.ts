import type { Report, Table } from "../frame/report.ts";
import { inferredIn, summaryOf } from "./summary-of.ts";
import { messageOf } from "./message-of.ts";

/** Escapes a table cell: no link, image, code or mention, and no cell separator. */
const cell = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("@", "&#64;")
    .replaceAll(/[\\|`*_[\]~]/g, "\\$&")
    .replaceAll("\n", " ");

/** A fence longer than any in the text. */
const fenced = (text: string) => {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((it) => it.length));
  const fence = "`".repeat(longest + 1);
  return [`${fence}yaml`, text.trimEnd(), fence, ""];
};
const tableLines = (columns: readonly string[], rows: readonly (readonly string[])[]) => [
  `| ${columns.join(" | ")} |`,
  `|${" --- |".repeat(columns.length)}`,
  ...rows.map((row) => `| ${row.map(cell).join(" | ")} |`),
  "",
];
const titled = ({ title, columns, rows }: Table) => [`### ${title}`, "", ...tableLines(columns, rows)];

/** A report for a pull request comment or a job summary. */
export const markdown = (report: Report): string => {
  const found = report.findings.map((it) => [
    it.severity,
    it.operation,
    it.rule,
    it.where,
    messageOf(it),
    String(it.count ?? 1),
  ]);
  const inferred = inferredIn(report);
  return [
    `## contract-check ${report.command}`,
    "",
    `**${cell(summaryOf(report))}**`,
    "",
    ...(inferred === undefined ? [] : [cell(inferred), ""]),
    ...(found.length > 0 ? tableLines(["", "operation", "rule", "where", "what", "seen"], found) : []),
    ...(report.tables ?? []).flatMap(titled),
    ...(report.document === undefined ? [] : fenced(report.document)),
    ...report.notes.map((it) => `- ${cell(it)}`),
    "",
  ].join("\n");
};
