import type { Report } from "./report.ts";

/**
 * 0 clean, 1 findings, 3 could not check. Warnings alone are clean. An invalid command line exits with 2 before there
 * is a report.
 */
export const exitCode = ({ findings, couldNotCheck }: Report): 0 | 1 | 3 => {
  if (couldNotCheck) return 3;
  return findings.some((it) => it.severity === "error") ? 1 : 0;
};
