import type { Report } from "../frame/report.ts";

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** The result in one sentence. */
export const summaryOf = ({ findings, couldNotCheck, summary }: Report): string => {
  if (couldNotCheck) return `Could not check: ${couldNotCheck}`;
  if (summary !== undefined && findings.length === 0) return summary;
  if (findings.length === 0) return "Clean: no drift was found.";
  const errors = findings.filter((it) => it.severity === "error").length;
  return `${many(errors, "error")}, ${many(findings.length - errors, "warning")}.`;
};
