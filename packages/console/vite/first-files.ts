import type { Plugin } from "vite";

/** A module whose chunk every first load needs right after the first script. */
const CERTAIN = "/bank-list/list/banks.page.tsx";

/** Names the file that is certain to follow in the head of the page: it is loaded beside the first script, not after it. */
export const firstFiles = (): Plugin => ({
  name: "backoffice-first-files",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) => {
      const chunk = Object.values(bundle).find(
        (it) => it.type === "chunk" && it.moduleIds.some((id) => id.endsWith(CERTAIN)),
      );
      // A page of the browser tests does not hold it.
      if (!chunk) return [];
      const attrs = { rel: "modulepreload", crossorigin: true, href: `/${chunk.fileName}` };
      return [{ tag: "link", attrs, injectTo: "head" as const }];
    },
  },
});
