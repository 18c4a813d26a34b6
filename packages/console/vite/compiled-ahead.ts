import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Read by Chromium at the head of a file. */
const HINT = "//# allFunctionsCalledOnLoad";

/** Below this many characters the line costs more than it saves. */
const WORTH_IT = 2048;

/**
 * Has files compiled whole while they travel, on another thread; else the one that draws compiles function by function,
 * as each is first called (decision 014).
 */
export const compiledAhead = (): Plugin => ({
  name: "backoffice-compiled-ahead",
  apply: "build",
  // When it is written: only then has the bundler put its own first line in front.
  writeBundle: async ({ dir = "" }, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk" || file.code.length < WORTH_IT) continue;
      const path = join(dir, file.fileName);
      await writeFile(path, `${HINT}\n${await readFile(path, "utf8")}`);
      if (!file.sourcemapFileName) continue;
      const mapPath = join(dir, file.sourcemapFileName);
      const map = JSON.parse(await readFile(mapPath, "utf8")) as { mappings: string };
      await writeFile(mapPath, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
    }
  },
});
