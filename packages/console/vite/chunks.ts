import type { Rolldown } from "vite";

/** The console's own modules; what they import from packages follows them. */
const OWN = /\/packages\/console\/src\//;
/** Files with pages in them, as a module loads them. */
const PAGES = /\.pages?\.tsx?$/;
/** What lists show and are filtered by. */
const CELLS = /\/packages\/ui\/src\/(?:table|filters|numbers|dates)\//;
/** So many files with pages share what lists that are drawn from the contract need. */
const MANY = 20;

type Context = Rolldown.ChunkingContext;
const known = new Map<string, ReadonlySet<string>>();

/** The files with pages that import a module of the console, whether directly or not. */
const pagesOf = (id: string, context: Context): ReadonlySet<string> => {
  const before = known.get(id);
  if (before) return before;
  const found = new Set<string>();
  known.set(id, found);
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  if (dynamicImporters.length > 0 && PAGES.test(id)) found.add(id);
  for (const importer of importers) for (const page of pagesOf(importer, context)) found.add(page);
  return found;
};

/**
 * Which modules travel in one file (decision 016): those of every first load, those of the first list and the first reads
 * of all pages, what most pages share beside them, and cells and filters that several show. A file takes along what its
 * modules import, and comes before those that import from it. All other chunks are the bundler's own.
 */
export const chunks = (): Rolldown.CodeSplittingGroup[] => [
  { name: "console", tags: ["$initial"], priority: 3 },
  { name: "list", test: /\/(?:bank-list\/bank-list\.pages|reads\/first-read)\.ts$/, priority: 2 },
  {
    debugName: "pages",
    name: (id, context) => (OWN.test(id) && pagesOf(id, context).size >= MANY ? "pages" : null),
    priority: 1,
  },
  { name: "cells", test: CELLS, minShareCount: 8, priority: 0 },
  { name: "icons", test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 3, priority: 0 },
];
