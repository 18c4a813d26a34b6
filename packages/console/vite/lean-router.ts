import type { Plugin } from "vite";

/**
 * The router's links, forms and their framework are not used here, but names are written to them when the router is
 * loaded, so that no bundler leaves them out. Without the names they go.
 */
export const leanRouter = (): Plugin => ({
  name: "backoffice-lean-router",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.js$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, "")
        .replaceAll(/^(const \w+ = )(\w+(?:\$\w+)?\.forwardRef\()/gm, "$1/* @__PURE__ */ $2"),
      map: null,
    }),
  },
});
