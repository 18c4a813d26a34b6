import { writeFileSync } from "node:fs";
import { collectedFiles } from "./lib/collected/collected-files.ts";
import { collectedSources } from "./lib/collected/collected-sources.ts";
import { ROOT } from "./lib/root.ts";

/** A part of `pnpm generate`: writes the files that collect handlers, tables, test cases and panels. */
for (const [path, text] of collectedFiles(collectedSources())) writeFileSync(ROOT + path, text);
