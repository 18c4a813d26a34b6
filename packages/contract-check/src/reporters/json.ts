import { exitCode } from "../frame/exit-code.ts";
import type { Report } from "../frame/report.ts";

/** Everything, for programs. */
export const json = (report: Report): string =>
  `${JSON.stringify({ exitCode: exitCode(report), ...report }, undefined, 2)}\n`;
