import type { Contract, Operation } from "../contract/contract.ts";
import { matchOperation, type Match } from "../contract/match-operation.ts";
import { namedPrefix, prefixesAt, serverPrefixesOf, type ServerPrefix } from "../contract/server-prefix.ts";
import { groupBy } from "../group-by.ts";
import type { Exchange } from "../traffic/exchange.ts";
import { isTransport } from "./is-transport.ts";

/**
 * What an exchange is: a call of the contract; one but for a slash at its end; at the API, but undocumented; or something
 * else, such as a picture or a preflight.
 */
export type Kind = "matched" | "near" | "undocumented" | "other";

/** An exchange among the operations of a contract; `path` is without what stands before the contract's paths. */
export type Placed = { kind: Kind; path: string; match?: Match; near?: Match; methods: readonly string[] };

/** Whatever shares its first part with a path of the contract is a call of the API. */
const apiPaths = (operations: readonly Operation[]) => {
  const firsts = new Set(operations.map((it) => it.path.split("/")[1] ?? ""));
  return (path: string) => firsts.has(path.split("/")[1] ?? "") || [...firsts].some((it) => it.startsWith("{"));
};

/** Operations before whose paths the same stands. */
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
 * Makes what places exchanges. `basePath` is what stands before the contract's paths on this server, e.g. `/office`;
 * without it, it is what the contract's servers say.
 */
export const exchangeKind = (contract: Contract, basePath?: string): ((exchange: Exchange) => Placed) => {
  const groups = groupsOf(contract, basePath);
  return (exchange) => {
    const { pathname, host } = exchange.url;
    const nothing: Placed = { kind: "other", path: pathname, methods: [] };
    if (isTransport(exchange)) return nothing;
    // Of two that could be meant, the one with the longer prefix: `/v1` says more than nothing does.
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
