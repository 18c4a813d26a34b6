import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SRC = fileURLToPath(new URL("../packages/console/src", import.meta.url));
const FILES = "{features,entities}/**/*.{ts,tsx}";

/** By path from the source folder of the console: "/features/banks/bank-list/bank-list.module.ts". */
export const sourcesOf = (folder = SRC): Record<string, string> =>
  Object.fromEntries(
    globSync(FILES, { cwd: folder })
      .toSorted()
      .map((file) => [`/${file.replaceAll("\\", "/")}`, readFileSync(`${folder}/${file}`, "utf8")]),
  );

/** Gives a reader's Storybook the texts that document panels as one module, where the glob would load some 1,900. */
export const oneSourceFile = (): Plugin => ({
  name: "one-source-file",
  load: {
    filter: { id: /\/testing\/panels\/source-texts\.ts$/ },
    handler: () => `export const sourceTexts = new Map(Object.entries(${JSON.stringify(sourcesOf())}));`,
  },
});
