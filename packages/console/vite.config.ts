import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import { defineConfig } from "vite";
import { FONT_PACKAGES } from "../ui/fonts/fonts.ts";
import { csp } from "../ui/vite/csp.ts";
import { BROWSERS } from "./vite/browsers.ts";
import { chunkFileName } from "./vite/chunk-file-name.ts";
import { chunks } from "./vite/chunks.ts";
import { commit } from "./vite/commit.ts";
import { compiledAhead } from "./vite/compiled-ahead.ts";
import { noApi } from "./vite/no-api.ts";
import { contractVersion } from "./vite/contract-version.ts";
import { firstFiles } from "./vite/first-files.ts";
import { loadCode } from "./vite/load-code.ts";
import { licences, PACKAGES_OF_SCRIPTS } from "./vite/licences.ts";
import { onePathIcons } from "./vite/one-path-icons.ts";
import { precompress } from "./vite/precompress.ts";
import { versionFile } from "./vite/version-file.ts";
import { zodWithoutEval } from "./vite/zod-without-eval.ts";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as { version: string };
/**
 * `vite build` makes the production console (dist), `--mode mocked` the one that answers itself (dist-mocked).
 * In development, API_ORIGIN (e.g. http://127.0.0.1:4010) is the back end behind /api.
 */
export default defineConfig(({ mode }) => {
  const mocked = mode === "mocked";
  const about = { version, commit: commit(), contract: contractVersion() };
  const origin = mocked ? undefined : process.env["API_ORIGIN"];
  return {
    plugins: [
      react(),
      tailwindcss(),
      csp(),
      loadCode(),
      zodWithoutEval(),
      versionFile(about),
      licences([fileURLToPath(import.meta.resolve("tailwindcss/preflight.css")), ...FONT_PACKAGES]),
      ...(mocked
        ? [msw({ mode: "worker-only" })]
        : [onePathIcons(), chunks(), firstFiles(), compiledAhead(), precompress()]),
      ...(origin ? [] : [noApi({ mocked })]),
    ],
    define: {
      __APP_VERSION__: JSON.stringify(version),
      __APP_COMMIT__: JSON.stringify(about.commit),
      __CONTRACT_VERSION__: JSON.stringify(`${about.contract.version}+${about.contract.hash}`),
    },
    server: {
      host: "127.0.0.1",
      port: 5173,
      ...(origin && {
        proxy: { "/api": { target: origin, changeOrigin: false, ws: true }, "/media": { target: origin } },
      }),
    },
    build: {
      outDir: mocked ? "dist-mocked" : "dist",
      target: BROWSERS,
      cssTarget: BROWSERS,
      // For error reports, which nobody sends from a mocked one; the server does not hand them out.
      sourcemap: mocked ? false : "hidden",
      manifest: true,
      license: { fileName: PACKAGES_OF_SCRIPTS },
      // What a file imports is named where it is loaded, so that one round trip fetches all of it.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, dependencies) => dependencies.filter((it) => it !== file),
      },
      // A data: address would need its own permission in the security policy.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // A hundredth smaller than the built-in minifier makes it. Mocked, neither size nor start matters.
      minify: mocked ? "oxc" : "terser",
      terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
      rolldownOptions: {
        output: { chunkFileNames: chunkFileName },
      },
    },
  };
});
