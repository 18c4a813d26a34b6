import { posix } from "node:path";
import { panelLists, type Sources } from "./panel-lists.ts";

/** An export, and the text of what its function takes. */
type Found = { name: string; path: string; takes: string };

const HEAD = "// Written by `pnpm generate` from what is in the folders it imports. Do not edit.\n";
const MOCKS = "packages/mocks/src/";
const PARAMETERS = String.raw`\([^)]*(?:\([^)]*\)[^)]*)*\)`;

const camel = (kebab: string): string => kebab.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const importLine = (file: string, names: string, path: string): string => {
  const from = posix.relative(posix.dirname(file), path);
  return `import ${names} from "${from.startsWith(".") ? from : `./${from}`}";`;
};
const importsOf = (file: string, found: readonly Found[]) =>
  found.map(({ name, path }) => importLine(file, `{ ${name} }`, path));

/** The exports that match a pattern, whose groups are the name and what the function takes. */
const exportsIn = (sources: Sources, files: RegExp, pattern: RegExp): Found[] =>
  [...sources]
    .filter(([path]) => files.test(path))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, text]) => [...text.matchAll(pattern)].map(([, name = "", takes = ""]) => ({ name, path, takes })));

const HANDLERS = /^packages\/mocks\/src\/areas\/.*\.handlers\.ts$/;

const HANDLER_OBJECT = /^export const (\w+) = (?:\w+\()?\{\n(?:(?!export const )[^])*?^\} satisfies AreaHandlers/gm;

const handlers = (sources: Sources): string => {
  const file = `${MOCKS}handlers/index.ts`;
  const found = exportsIn(sources, HANDLERS, HANDLER_OBJECT);
  const without = [...sources.keys()].find((it) => HANDLERS.test(it) && !found.some(({ path }) => path === it));
  if (without) throw new Error(`${without} exports no \`const … = { … } satisfies AreaHandlers\``);
  return [
    'import type { AreaHandlers } from "../request/handler.ts";',
    ...importsOf(file, found),
    "",
    "/**",
    " * The handlers by operation id. A call of the contract without one answers with its example (`answer-of.ts`); calls",
    " * that the documents describe must have one.",
    " */",
    "export const handlers = {",
    ...found.map(({ name }) => `  ...${name},`),
    "} satisfies AreaHandlers;",
  ].join("\n");
};

type Area = { key: string; seed: Found; tables: string; tablesPath: string };

/** The areas with tables: `seed-<area>.ts` exports `seed<Area>`, which returns `…Tables`. */
const areasIn = (sources: Sources): Area[] =>
  [...sources]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, text]) => {
      const [, file = ""] = /^packages\/mocks\/src\/areas\/.*\/seed-([\w-]+)\.ts$/.exec(path) ?? [];
      const name = camel(`seed-${file}`);
      const seed = new RegExp(String.raw`^export const ${name} = (${PARAMETERS}): (\w+Tables) =>`, "m").exec(text);
      if (file === "" || !seed) return [];
      const [, takes = "", tables = ""] = seed;
      const declared = [...sources].find(([, it]) => it.includes(`export type ${tables} =`));
      if (!declared) throw new Error(`No area exports the type ${tables}`);
      return [{ key: camel(file), seed: { name, path, takes }, tables, tablesPath: declared[0] }];
    });

const areaTables = (sources: Sources): string => {
  const areas = areasIn(sources);
  return [
    ...areas.map((it) => importLine(`${MOCKS}db/area-tables.ts`, `type { ${it.tables} }`, it.tablesPath)),
    "",
    "/** The tables by area; an area is seeded when it is first read. */",
    "export type AreaTables = {",
    ...areas.map(({ key, tables }) => `  ${key}: ${tables};`),
    "};",
  ].join("\n");
};

const seedAreas = (sources: Sources): string => {
  const file = `${MOCKS}db/seed-areas.ts`;
  const areas = areasIn(sources);
  return [
    'import type { AreaTables } from "./area-tables.ts";',
    ...importsOf(
      file,
      areas.map(({ seed }) => seed),
    ),
    'import type { World } from "./world.ts";',
    "",
    "/** The seed function of each area; `seeded` reads what another one has made. */",
    "export const areaSeeds = (",
    "  world: World,",
    "  seeded: () => AreaTables,",
    "): { [Area in keyof AreaTables]: () => AreaTables[Area] } => ({",
    ...areas.map(({ key, seed: { name, takes } }) => {
      const given = /\bseeded:/.test(takes) ? "world, seeded" : "world";
      return `  ${key}: () => ${name}(${given}),`;
    }),
    "});",
  ].join("\n");
};

const allCases = (sources: Sources): string => {
  const cases = /^packages\/mocks\/src\/testing\/cases\//;
  const file = `${MOCKS}testing/all-cases.ts`;
  const reads = exportsIn(sources, cases, /^export const (\w+Reads) = \((db: Db)?\)/gm);
  const writes = exportsIn(sources, cases, /^export const (\w+Writes) = \{/gm);
  const paths = [...new Set([...reads, ...writes].map(({ path }) => path))].toSorted();
  const namesIn = (path: string) => [...reads, ...writes].filter((it) => it.path === path).map(({ name }) => name);
  return [
    ...paths.map((path) => importLine(file, `{ ${namesIn(path).join(", ")} }`, path)),
    'import type { Db } from "../db/db.ts";',
    "",
    "/** The inputs of all reads. */",
    "export const allReads = (db: Db) => ({",
    ...reads.map(({ name, takes }) => `  ...${name}(${takes === "" ? "" : "db"}),`),
    "});",
    "",
    "/** The cases of all writes. */",
    "export const allWrites = {",
    ...writes.map(({ name }) => `  ...${name},`),
    "};",
  ].join("\n");
};

const TEXTS = {
  [`${MOCKS}handlers/index.ts`]: handlers,
  [`${MOCKS}db/area-tables.ts`]: areaTables,
  [`${MOCKS}db/seed-areas.ts`]: seedAreas,
  [`${MOCKS}testing/all-cases.ts`]: allCases,
};

/** The files that collect what lies in folders: the mock server's handlers, tables and test cases, and lists of panels. */
export const collectedFiles = (sources: Sources): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(TEXTS).map(([path, text]) => [path, `${HEAD}${text(sources)}\n`] as const),
    ...panelLists(sources),
  ]);
