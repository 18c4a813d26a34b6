import type { Finding } from "../findings/finding.ts";
import type { Case, Report } from "../frame/report.ts";
import { groupBy } from "../group-by.ts";
import { messageOf, often } from "./message-of.ts";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": "&#10;" };
/** Escapes text for XML and removes control characters that XML does not allow. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (it) => (it === "\n" || it === "\t" ? it : ""))
    .replaceAll(/[&<>"\n]/g, (it) => ESCAPES[it]!);
const tag = (name: string, attributes: Record<string, string | number>, inside?: string) => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return inside === undefined ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${inside}</${name}>`;
};

const line = (it: Finding) => {
  const place = it.file ? ` (${it.file}${it.line ? `:${it.line}` : ""})` : "";
  return `${it.severity} ${it.rule} at ${it.where}: ${messageOf(it, often(it))}${place}${it.curl ? `\n$ ${it.curl}` : ""}`;
};

const caseOf = ({ operation, group, skipped }: Case, findings: readonly Finding[]) => {
  const errors = findings.filter((it) => it.severity === "error");
  const warnings = findings.filter((it) => it.severity === "warning");
  const inside = [
    ...(errors.length > 0
      ? [tag("failure", { message: errors[0]!.message, type: errors[0]!.rule }, escaped(errors.map(line).join("\n")))]
      : []),
    ...(warnings.length > 0 ? [tag("system-out", {}, escaped(warnings.map(line).join("\n")))] : []),
    ...(skipped && findings.length === 0 ? [tag("skipped", {}, escaped(skipped))] : []),
  ];
  return tag("testcase", { name: operation, classname: group }, inside.join(""));
};

/** One test case per operation, for the test view of a CI server. */
export const junit = (report: Report): string => {
  const known = new Set(report.cases.map((it) => it.operation));
  const byOperation = groupBy(report.findings, (it) => it.operation);
  const others = [...byOperation.keys()]
    .filter((it) => !known.has(it))
    .map((operation) => ({ operation, group: "undocumented" }));
  const cases: Case[] = [...report.cases, ...others];
  const failures = [...byOperation.values()].filter((some) => some.some((it) => it.severity === "error")).length;
  const skipped = cases.filter((it) => it.skipped && !byOperation.has(it.operation)).length;
  const trouble = report.couldNotCheck
    ? tag(
        "testcase",
        { name: "could check", classname: report.command },
        tag("error", { message: report.couldNotCheck }),
      )
    : "";
  const counts = {
    tests: cases.length + (trouble ? 1 : 0),
    failures,
    errors: trouble ? 1 : 0,
  };
  const inside = cases.map((it) => `\n    ${caseOf(it, byOperation.get(it.operation) ?? [])}`).join("");
  const suite = tag(
    "testsuite",
    { name: `contract-check ${report.command}`, ...counts, skipped },
    `${inside}${trouble}\n  `,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag("testsuites", { name: "contract-check", ...counts }, `\n  ${suite}\n`)}\n`;
};
