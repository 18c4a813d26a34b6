import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** Read by Chromium at the head of a file. */
const HINT = "//# allFunctionsCalledOnLoad";

type FirstFiles = {
  /** Of the files that every visit begins with, the names that the build gives them. */
  names: readonly string[];
  /** The one that is run as soon as it is here, before the entry that imports it. */
  early: string;
};

/**
 * Makes the files that every visit begins with cheap for the thread that draws (decision 014): they are compiled whole,
 * on another thread, while they travel; and one of them is run in a task of its own.
 */
export const firstFiles = ({ names, early }: FirstFiles): Plugin => {
  let out = "";
  let base = "";
  return {
    name: "backoffice-first-files",
    apply: "build",
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir);
      ({ base } = config);
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        const file = Object.values(bundle ?? {}).find((it) => it.type === "chunk" && it.name === early);
        if (file?.type !== "chunk") throw new Error(`The build has no file ${early}`);
        const tags = [
          ...file.imports.map((it) => `<link rel="modulepreload" crossorigin href="${base}${it}">`),
          `<script type="module" crossorigin src="${base}${file.fileName}"></script>`,
        ];
        return html.replace("<script", `${tags.join("\n    ")}\n    <script`);
      },
    },
    // When it is written: only then has the bundler put its own first line in front.
    writeBundle: async (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !names.includes(file.name)) continue;
        const path = join(out, file.fileName);
        await writeFile(path, `${HINT}\n${await readFile(path, "utf8")}`);
        const map = JSON.parse(await readFile(`${path}.map`, "utf8")) as { mappings: string };
        await writeFile(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
      }
    },
  };
};
