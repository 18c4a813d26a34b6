import type { Rolldown } from "vite";

/** The file that holds the pages or the panels of a feature, as a module loads it. */
const PAGES = /\.pages\.tsx?$/;
const PANELS = /\.panels\.ts$/;
/** The frame of every drawer, which opens with any of them. */
const FRAME = /\/shell\/panels\/address-panel\.tsx$/;
const FORMS = /\/node_modules\/(?:react-hook-form|zod)\//;
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
/** Modules that the menu's lists do not need. */
const WINDOWS = /\/node_modules\/(?:@radix-ui|react-hook-form|zod)\//;

type Chunk = Pick<Rolldown.OutputChunk, "name" | "fileName" | "isEntry" | "facadeModuleId" | "imports" | "moduleIds">;

const areaOf = (entry: string): string => /\/features\/([^/]+)\//.exec(entry)?.[1] ?? "";

/**
 * Names the chunk of every module that several files of pages and panels import (decision 034), from chunks that each
 * hold the modules of one set of users. What a module imports has the same users or more, and names are given by users in
 * such an order that it is in the same chunk or in one that is loaded more often: no two chunks import each other.
 */
export const planChunks = (all: readonly Chunk[]): ReadonlyMap<string, string> => {
  const chunks = new Map(all.map((it) => [it.fileName, it]));
  const withImports = (fileName: string, visited = new Set<string>()): Set<string> => {
    if (visited.has(fileName)) return visited;
    visited.add(fileName);
    for (const imported of chunks.get(fileName)?.imports ?? []) withImports(imported, visited);
    return visited;
  };
  const first = all.filter(({ isEntry, name }) => isEntry || name === "list");
  const loaded = new Set(first.flatMap(({ fileName }) => [...withImports(fileName)]));
  const holds = (fileName: string, modules: RegExp) =>
    [...withImports(fileName)].some(
      (it) => !loaded.has(it) && chunks.get(it)?.moduleIds.some((id) => modules.test(id)),
    );
  const users = all.flatMap(({ facadeModuleId: id, fileName }) =>
    id && (PAGES.test(id) || PANELS.test(id) || FRAME.test(id))
      ? [{ id, files: withImports(fileName), isList: PAGES.test(id) && !holds(fileName, WINDOWS) }]
      : [],
  );
  const nameOf = (fileName: string): string | undefined => {
    if (loaded.has(fileName)) return undefined;
    const own = users.filter(({ files }) => files.has(fileName));
    const { facadeModuleId, moduleIds } = chunks.get(fileName)!;
    // An icon imports nothing else, so it may be anywhere.
    if (!facadeModuleId && own.length > 0 && moduleIds.every((id) => ICON.test(id))) return "pages";
    if (own.length < 2 && !own.some(({ id }) => FRAME.test(id))) return undefined;
    const ofLists = own.some(({ isList }) => isList);
    const areas = new Set(own.map(({ id }) => areaOf(id)));
    const [area] = areas;
    if (areas.size === 1 && area) return ofLists ? area : `${area}-panels`;
    if (ofLists) return "pages";
    return holds(fileName, FORMS) ? "forms" : "drawers";
  };
  return new Map(
    all.flatMap(({ fileName, moduleIds }) => {
      const name = nameOf(fileName);
      return name === undefined ? [] : moduleIds.map((id) => [id, name] as const);
    }),
  );
};
