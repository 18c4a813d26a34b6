import { readFileSync } from "node:fs";
import { transpileDeclaration } from "typescript";
import { defineConfig, type Plugin } from "vite";

type Manifest = { dependencies: Record<string, string> };
const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as Manifest;

const SERVER = "src/server/server.ts";

/** The types of the package's own module. They refer to nothing else of it, so that one file holds them all. */
const declarations = (): Plugin => ({
  name: "declarations",
  generateBundle() {
    const { outputText, diagnostics } = transpileDeclaration(readFileSync(SERVER, "utf8"), { fileName: SERVER });
    if (diagnostics?.length) this.error(`${SERVER} has types that are not written out.`);
    this.emitFile({ type: "asset", fileName: "server.d.ts", source: outputText });
  },
});

/**
 * The code of the package, in plain JavaScript for every Node that `publishConfig` names: what is written here and in
 * the workspace is built in, what the package depends on is not. All files lie in one folder, so that `asset-at.ts`
 * finds `assets/` from each of them.
 */
export default defineConfig({
  plugins: [declarations()],
  build: {
    ssr: true,
    target: "node20.19",
    rolldownOptions: {
      input: { cli: "src/cli.ts", server: SERVER },
      external: [
        ...Object.keys(dependencies).map((it) => new RegExp(`^${it}(/|$)`)),
        "@backoffice/api-client/codegen/generator",
      ],
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
});
