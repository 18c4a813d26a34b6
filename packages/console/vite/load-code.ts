import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const CODE = readFileSync(new URL("load-code.js", import.meta.url), "utf8");

/**
 * Replaces Vite's helper around every `import()` of a build by `load-code.js`, which does without its styles: the console
 * has one style sheet. The build fails if Vite's helper is not where it was.
 */
export const loadCode = (): Plugin => {
  let isReplaced = false;
  return {
    name: "backoffice-load-code",
    apply: "build",
    enforce: "pre",
    load: {
      order: "pre",
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => {
        isReplaced = true;
        return CODE;
      },
    },
    generateBundle(_, bundle) {
      const styles = Object.keys(bundle).filter((it) => it.endsWith(".css"));
      if (styles.length > 1) this.error(`Styles that are loaded on demand would be missing: ${styles.join(", ")}`);
      if (!isReplaced) this.error("Vite's helper around import() was not found.");
    },
  };
};
