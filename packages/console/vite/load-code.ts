import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Vite's module around every `import()` of a build; a build in which it has another name fails. */
const HELPER = "\0vite/preload-helper.js";

/** Replaces Vite's helper by `load-code.js`, which does without its styles: the console has one style sheet. */
export const loadCode = (): Plugin => ({
  name: "backoffice-load-code",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: HELPER },
    handler: () => readFileSync(new URL("load-code.js", import.meta.url), "utf8"),
  },
  generateBundle(_, bundle) {
    const styles = Object.keys(bundle).filter((it) => it.endsWith(".css"));
    if (styles.length > 1) this.error(`Styles that are loaded on demand would be missing: ${styles.join(", ")}`);
    const isUsed = Object.values(bundle).some((it) => it.type === "chunk" && it.moduleIds.includes(HELPER));
    if (!isUsed) this.error(`No file holds ${HELPER}.`);
  },
});
