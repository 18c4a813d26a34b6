import { fileURLToPath } from "node:url";
import { loadContract } from "../../contract/load-contract.ts";
import { measureDefects } from "./measure-defects.ts";
import { plantedDefects } from "./planted-defects.ts";

/** Prints what `behave` finds of the planted defects. */
const contract = await loadContract(fileURLToPath(new URL("../../../../../openapi", import.meta.url)));
const measured = await measureDefects(contract, plantedDefects);
const lines = measured.map(({ planted: { name, check, operations }, isFound, falseReports, calls, seconds }) =>
  [
    check,
    operations.join(", "),
    name,
    isFound ? "found" : "MISSED",
    falseReports.length,
    calls,
    seconds.toFixed(2),
  ].join(" | "),
);
const found = measured.filter((it) => it.isFound).length;
const sum = (of: (it: (typeof measured)[number]) => number) => measured.reduce((total, it) => total + of(it), 0);
process.stdout.write(
  `${[
    "check | operation | defect | result | false reports | calls | seconds",
    "--- | --- | --- | --- | --: | --: | --:",
    ...lines,
    "",
    `${found} of ${measured.length} found, ${sum((it) => it.falseReports.length)} false reports, ${sum((it) => it.calls)} calls, ${sum((it) => it.seconds).toFixed(1)} s.`,
    ...measured.flatMap(({ planted, falseReports }) =>
      falseReports.map((it) => `  ${planted.name}: ${it.rule} ${it.operation} ${it.where} ${it.message}`),
    ),
  ].join("\n")}\n`,
);
