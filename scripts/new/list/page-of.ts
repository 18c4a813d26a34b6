import { pathToFileURL } from "node:url";
import type { Module, PageDefinition } from "../../../packages/console/src/kit/pages/define-module.ts";

/** The page at a path in the console's catalogue. Throws if there is none. */
export const pageOf = async (path: string, root: string): Promise<PageDefinition> => {
  const { href } = pathToFileURL(`${root}packages/console/src/app/modules.ts`);
  const { modules } = (await import(href)) as { modules: readonly Module[] };
  const page = modules.flatMap((module) => module.pages).find((it) => it.path === path);
  if (!page)
    throw new Error(
      `No page is at ${path}. Write its line in a module first (docs/add-a-page.md); pnpm routes lists them all.`,
    );
  return page;
};
