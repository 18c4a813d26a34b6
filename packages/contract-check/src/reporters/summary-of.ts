import { isLenient } from "../findings/finding.ts";
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

/** How many findings only warn because their operation or field is inferred; undefined if none does. */
export const inferredIn = ({ findings }: Report): string | undefined => {
  const count = findings.filter(isLenient).length;
  if (count === 0) return undefined;
  return count === 1
    ? "1 finding about an inferred operation or field warns; --strict makes it an error."
    : `${count} findings about inferred operations or fields warn; --strict makes them errors.`;
};
