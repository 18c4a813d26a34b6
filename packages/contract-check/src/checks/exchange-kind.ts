import type { Contract } from "../contract/contract.ts";
import { matchOperation, type Match } from "../contract/match-operation.ts";
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
const apiPaths = (contract: Contract) => {
  const firsts = new Set(contract.operations.map((it) => it.path.split("/")[1] ?? ""));
  return (path: string) => firsts.has(path.split("/")[1] ?? "") || [...firsts].some((it) => it.startsWith("{"));
};

/** Makes what places exchanges; `basePath` is what stands before the contract's paths on this server, e.g. `/office`. */
export const exchangeKind = (contract: Contract, basePath = ""): ((exchange: Exchange) => Placed) => {
  const find = matchOperation(contract.operations);
  const isApi = apiPaths(contract);
  const base = basePath.replace(/\/+$/, "");
  return (exchange) => {
    const { pathname } = exchange.url;
    const path = pathname.slice(base.length);
    if (isTransport(exchange) || !pathname.startsWith(`${base}/`)) return { kind: "other", path, methods: [] };
    const { match, methods } = find(exchange.method, path);
    if (match) return { kind: "matched", path, match, methods };
    if (!isApi(path)) return { kind: "other", path, methods };
    const near = path.endsWith("/") ? find(exchange.method, path.slice(0, -1)).match : undefined;
    return { kind: near ? "near" : "undocumented", path, methods, ...(near && { near }) };
  };
};
