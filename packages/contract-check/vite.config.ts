import { readFileSync } from "node:fs";
import { defineConfig } from "vite";

type Manifest = { dependencies: Record<string, string> };
const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as Manifest;

/**
 * The code of the package, in plain JavaScript for every Node that `publishConfig` names: what is written here and in
 * the workspace is built in, what the package depends on is not. All files lie in one folder, so that `asset-at.ts`
 * finds `assets/` from each of them.
 */
export default defineConfig({
  build: {
    ssr: true,
    target: "node20.19",
    rolldownOptions: {
      input: { cli: "src/cli.ts", server: "src/server/server.ts" },
      external: [
        ...Object.keys(dependencies).map((it) => new RegExp(`^${it}(/|$)`)),
        "@backoffice/api-client/codegen/generator",
      ],
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
});
