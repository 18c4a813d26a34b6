import { readFileSync } from "node:fs";
import { transpileDeclaration } from "typescript";
import { defineConfig, type Plugin } from "vite";

type Manifest = { dependencies: Record<string, string> };
const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as Manifest;

const SERVER = "src/server/server.ts";

/** The sources of the types of the package's own module. Both import nothing else from the package. */
const TYPED = { server: SERVER, "watched-server": "src/server/watched-server.ts" };

/** Writes the type declarations of the package's own module next to its code. */
const declarations = (): Plugin => ({
  name: "declarations",
  generateBundle() {
    for (const [name, file] of Object.entries(TYPED)) {
      const { outputText, diagnostics } = transpileDeclaration(readFileSync(file, "utf8"), { fileName: file });
      if (diagnostics?.length) this.error(`${file} has types that are not written out.`);
      // TypeScript of the package's users finds a declaration next to its JavaScript file.
      const source = outputText.replaceAll(/(?<=from "\.\/[\w-]+)\.ts(?=")/g, ".js");
      this.emitFile({ type: "asset", fileName: `${name}.d.ts`, source });
    }
  },
});

/**
 * Builds the package as plain JavaScript for each Node version in `publishConfig`: our code and the workspace are
 * bundled, dependencies are not. All files are in one folder, so that `asset-at.ts` finds `assets/` from each.
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
