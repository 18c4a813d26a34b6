import { readFileSync } from "node:fs";
import { transpileDeclaration } from "typescript";
import { defineConfig, type Plugin } from "vite";

type Manifest = { dependencies: Record<string, string> };
const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as Manifest;

const SERVER = "src/server/server.ts";

/** What the types of the package's own module are written in; both refer to nothing else of the package. */
const TYPED = { server: SERVER, "watched-server": "src/server/watched-server.ts" };

/** Writes the types of the package's own module beside its code. */
const declarations = (): Plugin => ({
  name: "declarations",
  generateBundle() {
    for (const [name, file] of Object.entries(TYPED)) {
      const { outputText, diagnostics } = transpileDeclaration(readFileSync(file, "utf8"), { fileName: file });
      if (diagnostics?.length) this.error(`${file} has types that are not written out.`);
      // The compiler of who installs the package finds a declaration beside the JavaScript that it is about.
      const source = outputText.replaceAll(/(?<=from "\.\/[\w-]+)\.ts(?=")/g, ".js");
      this.emitFile({ type: "asset", fileName: `${name}.d.ts`, source });
    }
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
