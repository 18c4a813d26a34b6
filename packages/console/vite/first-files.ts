import type { Plugin } from "vite";

/** Modules whose chunks every first load needs with the first script, which imports one of them, or right after it. */
const CERTAIN = ["rolldown/runtime.js", "/bank-list/list/banks.page.tsx"];

/** Names the files that are certain to follow in the head of the page: they are loaded beside the first script, not after it. */
export const firstFiles = (): Plugin => ({
  name: "backoffice-first-files",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) =>
      CERTAIN.flatMap((source) => {
        const chunk = Object.values(bundle).find(
          (it) => it.type === "chunk" && it.moduleIds.some((id) => id.endsWith(source)),
        );
        // A page of the browser tests holds neither.
        if (!chunk) return [];
        const attrs = { rel: "modulepreload", crossorigin: true, href: `/${chunk.fileName}` };
        return { tag: "link", attrs, injectTo: "head" };
      }),
  },
});
