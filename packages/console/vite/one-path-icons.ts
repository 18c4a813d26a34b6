import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { pathOf, type Shape } from "./path-of.ts";

const MAKER = "virtual:svg-icon";
const CODE = readFileSync(new URL("svg-icon.js", import.meta.url), "utf8");
type Icon = { name: string; node: readonly Shape[] };

/**
 * Draws each Lucide icon of a build as one path instead of up to ten shapes: a page shows a hundred icons. They are made by
 * `svg-icon.js`, without the package's context and aliases. An icon with more than lines stays as it is.
 */
export const onePathIcons = (): Plugin => ({
  name: "backoffice-one-path-icons",
  apply: "build",
  resolveId: { filter: { id: new RegExp(`^${MAKER}$`) }, handler: () => `\0${MAKER}` },
  load: { filter: { id: new RegExp(`${MAKER}$`) }, handler: () => ({ code: CODE, moduleType: "js" }) },
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.m?js$/ },
    async handler(_, id) {
      const { __iconData: icon } = (await import(pathToFileURL(id).href)) as { __iconData?: Icon };
      if (!icon) return undefined;
      const path = pathOf(icon.node);
      if (path === undefined) return undefined;
      const source = `import { svgIcon } from "${MAKER}";\nexport default svgIcon(${JSON.stringify(icon.name)}, ${JSON.stringify(path)});\n`;
      return { code: source, map: null };
    },
  },
});
