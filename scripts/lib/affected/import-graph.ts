import { matchesGlob, posix } from "node:path";

/** Source text by path from the repository root, such as `packages/ui/src/index.ts`. Only code has its text. */
export type Sources = ReadonlyMap<string, string>;

/** Targets of imports by package name or `#` alias of the console. */
export type Doors = Readonly<Record<string, string>>;

/** The files that each file loads. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** `import { a, type b } from "x";`, `export * from "x";` and `import "x";`, as the formatter writes them. */
const STATEMENT = /^(import|export) (?:(type )?([^;]*?) from )?"([^"]+)";/gm;
const CODE = /\.tsx?$/;
const LAZY = /\bimport\(\s*"([^"]+)"/g;
/** A call of `import.meta.glob`: its patterns, and its options if it only reads the texts of the files. */
const GLOB = /import\.meta\.glob(?:<[^>(]*(?:<[^>]*>)?[^>(]*>)?\(\s*(\[[^\]]*\]|"[^"]+")(?:,\s*\{([^}]*)\})?/g;
const SCAN = /\bglobSync\(\s*(\[[^\]]*\]|"[^"]+")/g;

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

const statementsIn = (text: string): Statement[] => [
  ...[...text.matchAll(STATEMENT)].flatMap(([, word, type, clause = "", from = ""]) =>
    type ? [] : [{ reexports: word === "export", names: namesOf(clause), from }],
  ),
  ...[...text.matchAll(LAZY)].map(([, from = ""]) => ({ reexports: false, names: undefined, from })),
];

/** The path that an import resolves to; undefined outside the repository. */
const resolve = (from: string, importer: string, entryPoints: Doors): string | undefined => {
  if (from.startsWith(".")) return posix.join(posix.dirname(importer), from.replace(/\?.*/, ""));
  const [door] = Object.keys(entryPoints).filter((it) => (it.endsWith("/") ? from.startsWith(it) : from === it));
  return door === undefined ? undefined : entryPoints[door]! + (door.endsWith("/") ? from.slice(door.length) : "");
};

const stringsIn = (text: string): string[] => [...text.matchAll(/"([^"]+)"/g)].map((it) => it[1]!);

/** Whether a path matches one of the patterns and none of those that begin with `!`. */
const matching = (patterns: readonly string[]): ((path: string) => boolean) => {
  const included = patterns.filter((it) => !it.startsWith("!"));
  const unwanted = patterns.filter((it) => it.startsWith("!")).map((it) => it.slice(1));
  const isIn = (path: string, list: readonly string[]) => list.some((it) => matchesGlob(path, it));
  return (path) => isIn(path, included) && !isIn(path, unwanted);
};

/** The patterns of a call of `import.meta.glob`, from the repository root. */
const patternsFrom = (path: string, given: string): string[] =>
  stringsIn(given).map((it) => {
    const [, not = "", pattern = ""] = /^(!?)(.*)$/.exec(it)!;
    return not + (pattern.startsWith(".") ? posix.join(posix.dirname(path), pattern) : pattern);
  });

/** Files that a file loads through `import.meta.glob`. */
const globbedBy = (path: string, text: string, paths: readonly string[]): string[] =>
  [...text.matchAll(GLOB)].flatMap(([, given = "", options = ""]) =>
    options.includes("?raw") ? [] : paths.filter(matching(patternsFrom(path, given))),
  );

/**
 * Finds the code that reads some files as text: through `import.meta.glob`, or from the disk. The folder that `globSync`
 * searches is not known here, so its patterns match below any folder. Other files than code are read by name.
 */
export const readersIn = (sources: Sources): ((files: readonly string[]) => string[]) => {
  const reading = [...sources].flatMap(([path, text]) => {
    const globs = [...text.matchAll(GLOB)].flatMap(([, given = "", options = ""]) =>
      options.includes("?raw") ? [matching(patternsFrom(path, given))] : [],
    );
    const scans = [...text.matchAll(SCAN)].map(([, given = ""]) => matching(stringsIn(given).map((it) => `**/${it}`)));
    return [...globs, ...scans].map((reads) => ({ path, reads }));
  });
  return (files) => {
    const names = files.filter((it) => !CODE.test(it)).map((it) => posix.basename(it).replaceAll(".", "\\."));
    const named = new RegExp(`["'\`/](?:${names.join("|")})["'\`?]`);
    return [
      ...reading.filter(({ reads }) => files.some(reads)).map(({ path }) => path),
      ...(names.length > 0 ? [...sources].flatMap(([path, text]) => (named.test(text) ? [path] : [])) : []),
    ];
  };
};

/**
 * Files that each file loads: by static imports, `import()` and `import.meta.glob`, without types. A name imported from a
 * package index resolves to the file that exports it.
 */
export const importGraph = (sources: Sources, entryPoints: Doors): ImportGraph => {
  const statements = new Map([...sources].map(([path, text]) => [path, statementsIn(text)]));
  const isDoor = (path: string) => Object.values(entryPoints).includes(path);
  const declares = (path: string, name: string): boolean =>
    new RegExp(`^export (?:async )?(?:const|let|function|class|enum) ${name}\\b`, "m").test(sources.get(path) ?? "") ||
    statements.get(path)?.some((it) => it.reexports && it.names?.includes(name)) === true;

  /** The files behind an index that export these names; the index itself for names that it declares. */
  const behind = (door: string, names: readonly string[]): string[] =>
    names.flatMap((name) => {
      const found = statements.get(door)?.flatMap((it) => {
        const target = it.reexports ? resolve(it.from, door, entryPoints) : undefined;
        if (target === undefined || (it.names ? !it.names.includes(name) : !declares(target, name))) return [];
        return isDoor(target) ? behind(target, [name]) : [target];
      });
      return found?.length ? found : [door];
    });

  const paths = [...sources.keys()];
  return new Map(
    [...statements].map(([path, list]) => {
      const imported = list.flatMap(({ names, from }) => {
        const target = resolve(from, path, entryPoints);
        if (target === undefined) return [];
        return names && isDoor(target) ? behind(target, names) : [target];
      });
      return [path, [...new Set([...imported, ...globbedBy(path, sources.get(path) ?? "", paths)])]];
    }),
  );
};

/** The files that load each file. What `stops` load is left out. */
export const importersIn = (graph: ImportGraph, stops: ReadonlySet<string>): ImportGraph => {
  const importers = new Map<string, string[]>();
  for (const [path, imports] of graph)
    if (!stops.has(path)) for (const it of imports) importers.set(it, [...(importers.get(it) ?? []), path]);
  return importers;
};

/** The given files and all that load them, directly or not. */
export const dependentsOf = (files: Iterable<string>, importers: ImportGraph): ReadonlySet<string> => {
  const found = new Set(files);
  for (const path of found) for (const it of importers.get(path) ?? []) found.add(it);
  return found;
};
