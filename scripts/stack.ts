import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ROOT } from "./lib/root.ts";
import { reportsIn, reportText } from "./lib/stack/report-text.ts";

/**
 * `pnpm stack report.json [--build packages/console/dist]`: prints reports of the console (docs/running.md) with the names,
 * files and lines of the sources. `-` reads from the standard input.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { build: { type: "string", default: `${ROOT}packages/console/dist` } },
});
const [file] = positionals;
if (file) {
  for (const report of reportsIn(readFileSync(file === "-" ? 0 : file, "utf8")))
    console.log(`${reportText(report, values.build)}\n`);
} else {
  console.error("Say which file: pnpm stack report.json");
  process.exitCode = 2;
}
