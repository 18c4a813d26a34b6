import { often } from "./message-of.ts";
import { styleText } from "node:util";
import type { Finding } from "../findings/finding.ts";
import type { Report, Table } from "../frame/report.ts";
import { groupBy } from "../group-by.ts";
import { PLAIN, type Look } from "./look.ts";
import { inferredIn, summaryOf } from "./summary-of.ts";
import { wrapped } from "./wrapped.ts";

/** How a line begins that is pasted into a shell: it is never wrapped. */
const CURL = "          $ ";

const findingLines = (it: Finding): string[] => {
  const at = [it.file && `${it.file}${it.line ? `:${it.line}` : ""}`, it.seen && `first seen in ${it.seen}`];
  const places = at.filter(Boolean).join("; ");
  return [
    `  ${it.severity.padEnd(8)}${it.rule}  ${it.where}`,
    `          ${it.message}${often(it)}`,
    ...(it.hint ? [`          ${it.hint}`] : []),
    ...(places ? [`          ${places}`] : []),
    ...(it.curl ? [`${CURL}${it.curl}`] : []),
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

const SEVERITIES = { error: "red", warning: "yellow" } as const;

/** Colours the severities and the operations, after the lines are wrapped: colours have no width. */
const coloured = (text: string, operations: ReadonlySet<string>): string =>
  text
    .split("\n")
    .map((line) => {
      if (operations.has(line)) return styleText("bold", line, { validateStream: false });
      return line.replace(/^ {2}(error|warning)(?= )/, (_, it: keyof typeof SEVERITIES) => {
        return `  ${styleText(SEVERITIES[it], it, { validateStream: false })}`;
      });
    })
    .join("\n");

/** Number of operations that are printed of those that the server does not have: more would hide the rest. */
const MOST_MISSING = 20;

/** The findings to print, and a line about the rest. */
const printed = (findings: readonly Finding[]): { shown: readonly Finding[]; more: string[] } => {
  const missing = findings.filter((it) => it.rule === "missing-operation");
  const hidden = new Set(missing.slice(MOST_MISSING));
  return {
    shown: findings.filter((it) => !hidden.has(it)),
    more:
      hidden.size > 0
        ? [`${hidden.size} more operations are not there; --operation, --tag or --path selects those that are.`, ""]
        : [],
  };
};

/** The report for a terminal. The reason why nothing could be checked is the first line, before a long report. */
export const text = (report: Report, look: Look = PLAIN): string => {
  if (report.document !== undefined && !report.couldNotCheck) return report.document;
  const { shown, more } = printed(report.findings);
  const groups = groupBy(shown, (it) => it.operation);
  const isLong = groups.size + (report.tables ?? []).length > 0;
  const inferred = inferredIn(report);
  const lines = [
    ...(report.couldNotCheck && isLong ? [summaryOf(report), ""] : []),
    ...(inferred === undefined ? [] : [inferred, ""]),
    ...[...groups].flatMap(([operation, findings]) => [operation, ...findings.flatMap(findingLines), ""]),
    ...more,
    ...(report.tables ?? []).flatMap(tableLines),
    ...report.notes,
    summaryOf(report),
    "",
  ];
  const plain = lines.map((it) => (it.startsWith(`${CURL}curl `) ? it : wrapped(it, look.columns))).join("\n");
  return look.isColoured ? coloured(plain, new Set(groups.keys())) : plain;
};
