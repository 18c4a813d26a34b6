import { readFile } from "node:fs/promises";
import { parseJson } from "../checks/values/parse-json.ts";
import { CannotCheck } from "../frame/cannot-check.ts";
import { checkOf, type Check } from "./behaviour.ts";

/** The operations and checks that found something in a report. */
export type Replayed = { operations: string[]; checks: Check[] };

/** Reads a JSON report of `behave`. */
export const readReplayed = async (file: string): Promise<Replayed> => {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new CannotCheck(`The report ${file} cannot be read: ${error.code}.`, { cause: error });
  });
  const report = parseJson(text) as { command?: unknown; findings?: { rule: unknown; operation: string }[] } | null;
  if (report?.command !== "behave" || !Array.isArray(report.findings))
    throw new CannotCheck(`${file} is no report of behave; --format json --output ${file} writes one.`);
  const findings = report.findings.filter((it) => checkOf(it.rule).length > 0);
  return {
    operations: [...new Set(findings.map((it) => it.operation))],
    checks: [...new Set(findings.flatMap((it) => checkOf(it.rule)))],
  };
};
