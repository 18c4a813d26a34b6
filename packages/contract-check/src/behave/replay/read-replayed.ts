import { readFile } from "node:fs/promises";
import { parseJson } from "../../checks/values/parse-json.ts";
import { CannotCheck } from "../../frame/cannot-check.ts";
import { checkOf } from "../behaviour.ts";
import type { Sought } from "./sought.ts";

/** The findings of a report, and the seed by which their values were drawn. */
export type Replayed = { sought: readonly Sought[]; seed: number | undefined };

/** Reads a JSON report of `behave`. */
export const readReplayed = async (file: string): Promise<Replayed> => {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new CannotCheck(`The report ${file} cannot be read: ${error.code}.`, { cause: error });
  });
  const report = parseJson(text) as { command?: unknown; findings?: Sought[]; seed?: unknown } | null;
  if (report?.command !== "behave" || !Array.isArray(report.findings))
    throw new CannotCheck(`${file} is no report of behave; --format json --output ${file} writes one.`);
  const { seed } = report;
  return {
    sought: report.findings.filter((it) => checkOf(it.rule).length > 0),
    seed: typeof seed === "number" ? seed : undefined,
  };
};
