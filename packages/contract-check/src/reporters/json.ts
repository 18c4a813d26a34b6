import { exitCode } from "../frame/exit-code.ts";
import type { Report } from "../frame/report.ts";
import { summaryOf } from "./summary-of.ts";

/** The complete report for programs. If there are findings, the summary counts them. */
export const json = (report: Report): string => {
  const summary = report.summary === undefined ? {} : { summary: summaryOf(report) };
  return `${JSON.stringify({ exitCode: exitCode(report), ...report, ...summary }, undefined, 2)}\n`;
};
