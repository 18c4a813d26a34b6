import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../../../scripts/lib/root.ts";
import { timeCommand } from "../figures/time-command.ts";

const CACHE = `${ROOT}node_modules/.cache`;

/** Seconds of type checking a file that uses every hook: input and output types. */
export const typecheckAll = async (runs: number, hooks: readonly string[]): Promise<number> => {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, "typecheck-"));
  try {
    const client = JSON.stringify(`${ROOT}packages/api-client/src/index.ts`);
    const uses = hooks.map((it) => {
      const operation = `(typeof api.${it.charAt(3).toLowerCase()}${it.slice(4)})["operation"]`;
      return `  ${it}: [Parameters<typeof api.${it}>, api.Input<${operation}>, api.Data<${operation}>];`;
    });
    await writeFile(
      join(folder, "all.ts"),
      `import type * as api from ${client};\n\nexport type All = {\n${uses.join("\n")}\n};\n`,
    );
    await writeFile(
      join(folder, "tsconfig.json"),
      JSON.stringify({ extends: `${ROOT}tsconfig.json`, files: ["all.ts"], include: [], exclude: [] }),
    );
    return timeCommand(runs, `${ROOT}node_modules/.bin/tsc`, ["--noEmit", "-p", folder]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
