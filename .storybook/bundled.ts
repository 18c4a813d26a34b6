import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const pathOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url)).replaceAll("\\", "/");

const ENTRY = "\0entry";

/** The code of modules and of all that they import by a relative path, as one module; packages stay imports. */
const inOne = async (paths: readonly string[]) => {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      target: "esnext",
      rolldownOptions: { input: ENTRY, external: /^[^./\0]/, preserveEntrySignatures: "strict" },
    },
    plugins: [
      {
        name: "entry",
        enforce: "pre",
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY ? paths.map((path) => `export * from ${JSON.stringify(path)};`).join("\n") : undefined,
      },
    ],
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("The modules were not bundled.");
  return output.output[0];
};

/**
 * Serves modules that share state as one in a reader's Storybook: a request for each of their several hundred files
 * takes longer than what they do. The first file stands for all. A change of any is seen.
 */
export const bundled = (files: readonly [string, ...string[]]): Plugin => {
  const [first, ...others] = files.map(pathOf) as [string, ...string[]];
  return {
    name: `bundled:${files[0]}`,
    apply: "serve",
    load: async function load(id) {
      if (others.includes(id)) return `export * from ${JSON.stringify(first)};`;
      if (id !== first) return undefined;
      const { code, moduleIds } = await inOne([first, ...others]);
      for (const path of moduleIds) if (path !== first && !path.startsWith("\0")) this.addWatchFile(path);
      return { code, map: null };
    },
  };
};
