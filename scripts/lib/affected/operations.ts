import type { Sources } from "./import-graph.ts";

export const GENERATED = "packages/api-client/src/generated/";

/** The part of the contract that a file describes or is generated from: `banks`. */
export const areaOf = (path: string, sources: Sources): string[] => {
  const [, name = ""] =
    /^openapi\/areas\/([\w-]+)\.yaml$/.exec(path) ??
    /^packages\/api-client\/src\/generated\/(?:\w+\/)?([\w-]+?)(?:\.\w+)?\.ts$/.exec(path) ??
    [];
  return sources.has(`openapi/areas/${name}.yaml`) && sources.has(`${GENERATED}${name}.ts`) ? [name] : [];
};

/** The operations of a generated client: `export const listBanks = … query({ id: "listBanks" …`. */
export const clientOperations = (text: string): string[] => [...text.matchAll(/\bid: "(\w+)"/g)].map((it) => it[1]!);

/** The operations in the table of a file of handlers, or of what writes end: its keys. */
export const tabledOperations = (text: string, known: ReadonlySet<string>): string[] =>
  [...text.matchAll(/^ {2}(\w+)\b/gm)].map((it) => it[1]!).filter((it) => known.has(it));

/** Matches operations by name or hook: `listBanks`, `useListBanks`. */
export const naming = (operations: readonly string[]): RegExp =>
  new RegExp(
    `\\b(?:${operations.flatMap((it) => [it, `use${it.charAt(0).toUpperCase()}${it.slice(1)}`]).join("|")})\\b`,
  );
