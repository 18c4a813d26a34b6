import { writeFile } from "node:fs/promises";
import { settle } from "../findings/settle.ts";
import { reporterOf } from "../reporters/reporter-of.ts";
import { wrapped } from "../reporters/wrapped.ts";
import { visibleReport } from "../reporters/visible.ts";
import { CannotCheck } from "./cannot-check.ts";
import type { Command, Given } from "./command.ts";
import type { Report } from "./report.ts";
import type { CliContext } from "./cli-context.ts";

const write = async (file: string, text: string) => {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new CannotCheck(`The report cannot be written to ${file}: ${(error as NodeJS.ErrnoException).code}.`, {
      cause: error,
    });
  }
};

/**
 * Writes the report to its destination after applying `--strict` and the baseline, and returns it. With `writesOutput`
 * the command has written `--output` itself; with `idleFails` a finding of the baseline that is gone fails.
 */
export const conclude = async (
  found: Report,
  given: Given,
  { writesOutput, idleFails }: Pick<Command, "writesOutput" | "idleFails">,
  around: CliContext,
): Promise<Report> => {
  const render = reporterOf(given.text("format") ?? "text");
  const output = given.text("output");
  const report = visibleReport(await settle(found, given, around.now(), idleFails));
  const text = render(report, output ? undefined : around.look);
  if (writesOutput) around.err(text);
  else if (output) await write(output, text);
  else around.out(text);
  // If the report is a file or document, the terminal or job log gets the summary.
  if (!writesOutput && (output || report.document !== undefined))
    around.err(report.notes.map((it) => `${wrapped(it, around.look?.columns)}\n`).join(""));
  if (report.couldNotCheck && !writesOutput && (output || report.document !== undefined))
    around.err(wrapped(`Could not check: ${report.couldNotCheck}\n`, around.look?.columns));
  return report;
};
