import type { Report, Table } from "../frame/report.ts";
import { summaryOf } from "./summary-of.ts";

const cell = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("|", "\\|").replaceAll("\n", " ");
const tableLines = (columns: readonly string[], rows: readonly (readonly string[])[]) => [
  `| ${columns.join(" | ")} |`,
  `|${" --- |".repeat(columns.length)}`,
  ...rows.map((row) => `| ${row.map(cell).join(" | ")} |`),
  "",
];
const titled = ({ title, columns, rows }: Table) => [`### ${title}`, "", ...tableLines(columns, rows)];

/** For a comment on a pull request or a job's summary. */
export const markdown = (report: Report): string => {
  const found = report.findings.map((it) => [
    it.severity,
    it.operation,
    it.rule,
    it.where,
    `${it.message}${it.hint ? ` ${it.hint}` : ""}`,
    String(it.count ?? 1),
  ]);
  return [
    `## contract-check ${report.command}`,
    "",
    `**${cell(summaryOf(report))}**`,
    "",
    ...(found.length > 0 ? tableLines(["", "operation", "rule", "where", "what", "seen"], found) : []),
    ...(report.tables ?? []).flatMap(titled),
    ...(report.document === undefined ? [] : ["```yaml", report.document.trimEnd(), "```", ""]),
    ...report.notes.map((it) => `- ${cell(it)}`),
    "",
  ].join("\n");
};
