import { exitCode } from "../frame/exit-code.ts";
import type { Report } from "../frame/report.ts";
import { summaryOf } from "./summary-of.ts";

/** Everything, for programs; what the summary says of a command that found something is what it found. */
export const json = (report: Report): string => {
  const summary = report.summary === undefined ? {} : { summary: summaryOf(report) };
  return `${JSON.stringify({ exitCode: exitCode(report), ...report, ...summary }, undefined, 2)}\n`;
};
