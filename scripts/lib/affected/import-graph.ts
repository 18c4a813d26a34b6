import { matchesGlob, posix } from "node:path";

/** The text of files by their paths from the root of the repository, `packages/ui/src/index.ts`. */
export type Sources = ReadonlyMap<string, string>;

/** Where an import from another package or a `#` import of the console leads. */
export type Doors = Readonly<Record<string, string>>;

/** `import { a, type b } from "x";`, `export * from "x";` and `import "x";`, as the formatter leaves them. */
const STATEMENT = /^(import|export) (?:(type )?([^;"]*?) from )?"([^"]+)";/gm;
const GLOB = /import\.meta\.glob(?:<[^>(]*(?:<[^>]*>)?[^>(]*>)?\(\s*(\[[^\]]*\]|"[^"]+")/g;

type Statement = { reexports: boolean; names: readonly string[] | undefined; from: string };

/** The imported names; undefined stands for all of them. Types are left to the type check. */
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

/** The path that an import leads to; undefined outside of the repository. */
const resolve = (from: string, importer: string, doors: Doors): string | undefined => {
  if (from.startsWith(".")) return posix.join(posix.dirname(importer), from.replace(/\?.*/, ""));
  const [door] = Object.keys(doors).filter((it) => (it.endsWith("/") ? from.startsWith(it) : from === it));
  return door === undefined ? undefined : doors[door]! + (door.endsWith("/") ? from.slice(door.length) : "");
};

/** The files that a test reads through `import.meta.glob`. */
const globbedBy = (path: string, text: string, paths: readonly string[]): string[] => {
  const patterns = [...text.matchAll(GLOB)].flatMap(([, given = ""]) =>
    [...given.matchAll(/"([^"]+)"/g)].map((it) => it[1]!),
  );
  const absolute = (pattern: string) => posix.join(posix.dirname(path), pattern);
  const wanted = patterns.filter((it) => it.startsWith(".")).map(absolute);
  return paths.filter((it) => wanted.some((pattern) => matchesGlob(it, pattern)));
};

/**
 * What each file imports for sure: not what it loads lazily with `import()`, nor types. A name that comes through a
 * package's door leads to the file behind the door that has it.
 */
export const importGraph = (sources: Sources, doors: Doors): ReadonlyMap<string, readonly string[]> => {
  const statements = new Map([...sources].map(([path, text]) => [path, statementsIn(text)]));
  const isDoor = (path: string) => Object.values(doors).includes(path);
  const declares = (path: string, name: string): boolean =>
    new RegExp(`^export (?:async )?(?:const|let|function|class|enum) ${name}\\b`, "m").test(sources.get(path) ?? "") ||
    statements.get(path)?.some((it) => it.reexports && it.names?.includes(name)) === true;

  /** The files behind a door that have these names; the door itself for what it makes of its own. */
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

/** The given files and all that import one of them, by whatever detour; what `stops` imports is not looked at. */
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
