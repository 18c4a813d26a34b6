import { groupBy } from "../group-by.ts";
import type { Operation } from "./contract.ts";

/** An operation and the values of its path's parameters. */
export type Match = { operation: Operation; path: Record<string, string> };

/** What a method and path lead to; without an operation, the methods that the path does have. */
export type Lookup = { match?: Match; methods: readonly string[] };

type Route = { parts: readonly string[]; operations: Map<string, Operation> };

const isName = (part: string) => part.includes("{");
const split = (path: string) => path.replace(/\/+$/, "").split("/").slice(1);

/** A part such as `{id}` or `{id}.csv` as an expression. */
const expressions = new Map<string, RegExp>();
const expressionOf = (part: string): RegExp => {
  const known = expressions.get(part);
  if (known) return known;
  const text = part
    .split(/(\{[^}]+\})/)
    .map((it) => (it.startsWith("{") ? "(.+)" : it.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")))
    .join("");
  const made = new RegExp(`^${text}$`);
  expressions.set(part, made);
  return made;
};

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const valuesOf = (route: Route, parts: readonly string[]): Record<string, string> | undefined => {
  const values: Record<string, string> = {};
  for (const [index, part] of route.parts.entries()) {
    const given = parts[index]!;
    if (!isName(part)) {
      if (part !== given) return undefined;
      continue;
    }
    const found = expressionOf(part).exec(given);
    if (!found) return undefined;
    for (const [at, name] of [...part.matchAll(/\{([^}]+)\}/g)].entries()) values[name[1]!] = decoded(found[at + 1]!);
  }
  return values;
};

/** Concrete before templated, from the left: the first part that differs decides. */
const byConcreteness = (one: Route, other: Route) => {
  for (const [index, part] of one.parts.entries()) {
    const difference = Number(isName(part)) - Number(isName(other.parts[index]!));
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Makes the index that finds the operation of a method and path; a concrete path wins over a templated one. */
export const matchOperation = (operations: readonly Operation[]): ((method: string, path: string) => Lookup) => {
  const routes = new Map<string, Route>();
  for (const it of operations) {
    const route = routes.get(it.path) ?? { parts: split(it.path), operations: new Map() };
    route.operations.set(it.method, it);
    routes.set(it.path, route);
  }
  const byLength = groupBy(routes.values(), (it) => it.parts.length);
  for (const some of byLength.values()) some.sort(byConcreteness);
  return (method, path) => {
    const parts = split(path);
    const methods: string[] = [];
    for (const route of byLength.get(parts.length) ?? []) {
      const values = valuesOf(route, parts);
      if (!values) continue;
      const operation = route.operations.get(method.toLowerCase());
      if (operation) return { match: { operation, path: values }, methods: [] };
      methods.push(...route.operations.keys());
    }
    return { methods };
  };
};
