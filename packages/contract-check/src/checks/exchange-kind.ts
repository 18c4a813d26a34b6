import type { Contract, Operation } from "../contract/contract.ts";
import { matchOperation, type Match } from "../contract/match-operation.ts";
import { namedPrefix, prefixesAt, serverPrefixesOf, type ServerPrefix } from "../contract/server-prefix.ts";
import { groupBy } from "../group-by.ts";
import type { Exchange } from "../traffic/exchange.ts";
import { isTransport } from "./is-transport.ts";

/**
 * The kind of an exchange: an operation of the contract; the same except for a trailing slash; an undocumented API
 * call; or something else, such as an image or a preflight request.
 */
export type Kind = "matched" | "near" | "undocumented" | "other";

/** An exchange with its operation. `path` excludes the server prefix. */
export type Placed = { kind: Kind; path: string; match?: Match; near?: Match; methods: readonly string[] };

/** Paths that share their first segment with a path of the contract belong to the API. */
const apiPaths = (operations: readonly Operation[]) => {
  const firsts = new Set(operations.map((it) => it.path.split("/")[1] ?? ""));
  return (path: string) => firsts.has(path.split("/")[1] ?? "") || [...firsts].some((it) => it.startsWith("{"));
};

/** Operations with the same server prefix. */
type Group = {
  prefixes: readonly ServerPrefix[];
  find: ReturnType<typeof matchOperation>;
  isApi: (path: string) => boolean;
};

const groupsOf = (contract: Contract, basePath: string | undefined): Group[] => {
  const named = basePath === undefined ? undefined : [namedPrefix(basePath)];
  const prefixes = new Map(contract.operations.map((it) => [it, named ?? serverPrefixesOf(contract, it)]));
  const keyOf = (it: Operation) =>
    prefixes
      .get(it)!
      .map(({ host, pattern }) => `${host?.source} ${pattern.source}`)
      .join("\n");
  return [...groupBy(contract.operations, keyOf).values()].map((operations) => ({
    prefixes: prefixes.get(operations[0]!)!,
    find: matchOperation(operations),
    isApi: apiPaths(operations),
  }));
};

const placedIn = ({ find, isApi }: Group, method: string, path: string): Placed => {
  const { match, methods } = find(method, path);
  if (match) return { kind: "matched", path, match, methods };
  if (!isApi(path)) return { kind: "other", path, methods };
  const near = path.endsWith("/") ? find(method, path.slice(0, -1)).match : undefined;
  return { kind: near ? "near" : "undocumented", path, methods, ...(near && { near }) };
};

const RANK: Record<Kind, number> = { matched: 0, near: 1, undocumented: 2, other: 3 };

/**
 * Creates a function that classifies exchanges. `basePath` is the prefix on this server, such as `/office`; by default
 * the contract's servers determine it.
 */
export const exchangeKind = (contract: Contract, basePath?: string): ((exchange: Exchange) => Placed) => {
  const groups = groupsOf(contract, basePath);
  return (exchange) => {
    const { pathname, host } = exchange.url;
    const nothing: Placed = { kind: "other", path: pathname, methods: [] };
    if (isTransport(exchange)) return nothing;
    // Of two matching prefixes the longer one wins: `/v1` is more specific than none.
    const candidates = groups
      .flatMap((group) =>
        prefixesAt(group.prefixes, host).flatMap(({ pattern }) => {
          const prefix = pattern.exec(pathname)?.[0];
          return prefix === undefined ? [] : [{ group, prefix }];
        }),
      )
      .toSorted((one, other) => other.prefix.length - one.prefix.length);
    let best = nothing;
    for (const { group, prefix } of candidates) {
      const placed = placedIn(group, exchange.method, pathname.slice(prefix.length));
      if (RANK[placed.kind] < RANK[best.kind]) best = placed;
      if (best.kind === "matched") break;
    }
    return best;
  };
};
