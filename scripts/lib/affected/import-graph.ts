import { matchesGlob, posix } from "node:path";

/** Source text by path from the repository root, such as `packages/ui/src/index.ts`. */
export type Sources = ReadonlyMap<string, string>;

/** Targets of imports by package name or `#` alias of the console. */
export type Doors = Readonly<Record<string, string>>;

/** `import { a, type b } from "x";`, `export * from "x";` and `import "x";`, as the formatter writes them. */
const STATEMENT = /^(import|export) (?:(type )?([^;"]*?) from )?"([^"]+)";/gm;
const GLOB = /import\.meta\.glob(?:<[^>(]*(?:<[^>]*>)?[^>(]*>)?\(\s*(\[[^\]]*\]|"[^"]+")/g;

type Statement = { reexports: boolean; names: readonly string[] | undefined; from: string };

/** The imported names; undefined means all. Type imports are left to the type check. */
const namesOf = (clause: string): readonly string[] | undefined => {
  const [, braces] = /\{([^}]*)\}/.exec(clause) ?? [];
  if (braces === undefined) return undefined;
  return braces.split(",").flatMap((it) => {
    const name = it.trim();
    return name === "" || name.startsWith("type ") ? [] : [name.split(" as ")[0]!];
  });
};

const statementsIn = (text: string): Statement[] =>
  [...text.matchAll(STATEMENT)].flatMap(([, word, type, clause = "", from = ""]) =>
    type ? [] : [{ reexports: word === "export", names: namesOf(clause), from }],
  );

/** The path that an import resolves to; undefined outside the repository. */
const resolve = (from: string, importer: string, doors: Doors): string | undefined => {
  if (from.startsWith(".")) return posix.join(posix.dirname(importer), from.replace(/\?.*/, ""));
  const [door] = Object.keys(doors).filter((it) => (it.endsWith("/") ? from.startsWith(it) : from === it));
  return door === undefined ? undefined : doors[door]! + (door.endsWith("/") ? from.slice(door.length) : "");
};

/** Files that a test loads through `import.meta.glob`. */
const globbedBy = (path: string, text: string, paths: readonly string[]): string[] => {
  const patterns = [...text.matchAll(GLOB)].flatMap(([, given = ""]) =>
    [...given.matchAll(/"([^"]+)"/g)].map((it) => it[1]!),
  );
  const absolute = (pattern: string) => posix.join(posix.dirname(path), pattern);
  const wanted = patterns.filter((it) => it.startsWith(".")).map(absolute);
  return paths.filter((it) => wanted.some((pattern) => matchesGlob(it, pattern)));
};

/**
 * The static imports of each file, without lazy `import()` and types. A name imported from a package index resolves to
 * the file that exports it.
 */
export const importGraph = (sources: Sources, doors: Doors): ReadonlyMap<string, readonly string[]> => {
  const statements = new Map([...sources].map(([path, text]) => [path, statementsIn(text)]));
  const isDoor = (path: string) => Object.values(doors).includes(path);
  const declares = (path: string, name: string): boolean =>
    new RegExp(`^export (?:async )?(?:const|let|function|class|enum) ${name}\\b`, "m").test(sources.get(path) ?? "") ||
    statements.get(path)?.some((it) => it.reexports && it.names?.includes(name)) === true;

  /** The files behind an index that export these names; the index itself for names that it declares. */
  const behind = (door: string, names: readonly string[]): string[] =>
    names.flatMap((name) => {
      const found = statements.get(door)?.flatMap((it) => {
        const target = it.reexports ? resolve(it.from, door, doors) : undefined;
        if (target === undefined || (it.names ? !it.names.includes(name) : !declares(target, name))) return [];
        return isDoor(target) ? behind(target, [name]) : [target];
      });
      return found?.length ? found : [door];
    });

  const paths = [...sources.keys()];
  return new Map(
    [...statements].map(([path, list]) => {
      const imported = list.flatMap(({ names, from }) => {
        const target = resolve(from, path, doors);
        if (target === undefined) return [];
        return names && isDoor(target) ? behind(target, names) : [target];
      });
      const globbed = path.includes(".test.") ? globbedBy(path, sources.get(path) ?? "", paths) : [];
      return [path, [...new Set([...imported, ...globbed])]];
    }),
  );
};

/** The given files and all their direct and indirect importers. Imports of `stops` are not followed. */
export const dependentsOf = (
  changed: Iterable<string>,
  graph: ReadonlyMap<string, readonly string[]>,
  stops: ReadonlySet<string>,
): ReadonlySet<string> => {
  const importers = new Map<string, string[]>();
  for (const [path, imports] of graph)
    if (!stops.has(path)) for (const it of imports) importers.set(it, [...(importers.get(it) ?? []), path]);
  const found = new Set(changed);
  for (const path of found) for (const it of importers.get(path) ?? []) found.add(it);
  return found;
};
