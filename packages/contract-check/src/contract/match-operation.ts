import { groupBy } from "../group-by.ts";
import type { Operation } from "./contract.ts";

/** An operation and the values of its path parameters. */
export type Match = { operation: Operation; path: Record<string, string> };

/** The result for a method and path; without an operation, the methods of the path. */
export type Lookup = { match?: Match; methods: readonly string[] };

/** A segment of a path template: literal text, or an expression with parameter names. */
type Part = { text: string } | { expression: RegExp; names: readonly string[]; letters: number };
type Route = { parts: readonly Part[]; operations: Map<string, Operation> };

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Compiles a segment such as `{id}` or `{id}.csv`; literal segments are decoded. */
const partOf = (written: string): Part => {
  const names = [...written.matchAll(/\{([^}]+)\}/g)].map((it) => it[1]!);
  if (names.length === 0) return { text: decoded(written) };
  const pieces = written.split(/\{[^}]+\}/).map(decoded);
  const source = pieces.map((it) => it.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("(.+)");
  return { expression: new RegExp(`^${source}$`, "s"), names, letters: pieces.join("").length };
};

/** Splits a path. A trailing slash is a segment of its own, because `/banks/` differs from `/banks`. */
const split = (path: string) => path.split("/").slice(1);

const valuesOf = (route: Route, parts: readonly string[]): Record<string, string> | undefined => {
  const values: Record<string, string> = {};
  for (const [index, part] of route.parts.entries()) {
    const given = parts[index]!;
    if ("text" in part) {
      if (part.text !== given) return undefined;
      continue;
    }
    const match = part.expression.exec(given);
    if (!match) return undefined;
    for (const [at, name] of part.names.entries()) values[name] = match[at + 1]!;
  }
  return values;
};

/** Specificity of a segment: literal text first, then `{id}.csv`, then `{id}`. */
const exactness = (part: Part) => ("text" in part ? Infinity : part.letters);

/** Sorts by specificity; the first different segment from the left decides. */
const byExactness = (one: Route, other: Route) => {
  for (const [index, part] of one.parts.entries()) {
    const [left, right] = [exactness(part), exactness(other.parts[index]!)];
    if (left !== right) return right - left;
  }
  return 0;
};

/**
 * Creates the lookup of operations by method and path. A concrete path wins over a templated one. HEAD of a path with
 * only GET means that GET without its body.
 */
export const matchOperation = (operations: readonly Operation[]): ((method: string, path: string) => Lookup) => {
  const routes = new Map<string, Route>();
  for (const it of operations) {
    const route = routes.get(it.path) ?? { parts: split(it.path).map(partOf), operations: new Map() };
    route.operations.set(it.method, it);
    routes.set(it.path, route);
  }
  /** Paths without parameters: most calls match one of them, and they are the most specific. */
  const plain = new Map([...routes].filter(([path]) => !/[{%]/.test(path)));
  const byLength = groupBy(routes.values(), (it) => it.parts.length);
  for (const some of byLength.values()) some.sort(byExactness);
  return (method, path) => {
    const known = plain.get(path)?.operations.get(method.toLowerCase());
    if (known) return { match: { operation: known, path: {} }, methods: [] };
    const parts = split(path).map(decoded);
    const wantedMethod = method.toLowerCase();
    const methods: string[] = [];
    for (const route of byLength.get(parts.length) ?? []) {
      const values = valuesOf(route, parts);
      if (!values) continue;
      const operation =
        route.operations.get(wantedMethod) ?? (wantedMethod === "head" ? route.operations.get("get") : undefined);
      if (operation) return { match: { operation, path: values }, methods: [] };
      methods.push(...route.operations.keys());
    }
    return { methods };
  };
};
