import { readdirSync, readFileSync } from "node:fs";
import { transpileDeclaration } from "typescript";
import { defineConfig, type Plugin } from "vite";

type Manifest = { dependencies: Record<string, string> };
const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as Manifest;

const SERVER = "src/server/server.ts";

/** The sources of the types of the package's own module. Both import nothing else from the package. */
const TYPED = { server: SERVER, "watched-server": "src/server/watched-server.ts" };

/** The modules that CommonJS loads. */
const COMMON_JS = "commonjs";

/** Writes the CommonJS modules, and the type declarations of the package's own module for both kinds next to its code. */
const beside = (): Plugin => ({
  name: "beside",
  generateBundle() {
    for (const [name, file] of Object.entries(TYPED)) {
      const { outputText, diagnostics } = transpileDeclaration(readFileSync(file, "utf8"), { fileName: file });
      if (diagnostics?.length) this.error(`${file} has types that are not written out.`);
      // TypeScript of the package's users finds a declaration next to its JavaScript file.
      const sourceFor = (ending: string) => outputText.replaceAll(/(?<=from "\.\/[\w-]+)\.ts(?=")/g, ending);
      this.emitFile({ type: "asset", fileName: `${name}.d.ts`, source: sourceFor(".js") });
      this.emitFile({ type: "asset", fileName: `${name}.d.cts`, source: sourceFor(".cjs") });
    }
    for (const fileName of readdirSync(COMMON_JS))
      this.emitFile({ type: "asset", fileName, source: readFileSync(`${COMMON_JS}/${fileName}`, "utf8") });
  },
});

/**
 * Builds the package as plain JavaScript for each Node version in `publishConfig`: our code and the workspace are
 * bundled, dependencies are not. All files are in one folder, so that `asset-at.ts` finds `assets/` from each.
 */
export default defineConfig({
  plugins: [beside()],
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
