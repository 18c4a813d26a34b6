import type { Contract } from "../contract/contract.ts";
import { matchOperation } from "../contract/match-operation.ts";
import { jsonOf } from "./parse-json.ts";
import type { Exchange } from "../traffic/exchange.ts";
import { checkAddress } from "./check-address.ts";
import type { CheckContext } from "./check-context.ts";
import { checkParameters } from "./check-parameters.ts";
import { checkReply } from "./check-reply.ts";
import { checkRequestBody } from "./check-request-body.ts";
import { isRefusal } from "./is-refusal.ts";
import { isTransport } from "./is-transport.ts";
import { plainPath } from "./plain-path.ts";
import type { Watch } from "./watch.ts";

/** What an exchange was: checked; at the API, but undocumented; or something else, such as a picture or a preflight. */
export type Kind = "matched" | "undocumented" | "other";

export type CheckerOptions = {
  showValues?: boolean;
  /** What stands before the contract's paths on this server, e.g. `/backoffice`. */
  basePath?: string;
};

const isRefused = ({ status, body }: Exchange["reply"]) =>
  status >= 400 ||
  (body.kind === "text" && isRefusal(jsonOf(body)));

/** Whatever shares its first part with a path of the contract is a call of the API. */
const apiPaths = (contract: Contract) => {
  const firsts = new Set(contract.operations.map((it) => it.path.split("/")[1] ?? ""));
  return (path: string) => firsts.has(path.split("/")[1] ?? "") || [...firsts].some((it) => it.startsWith("{"));
};

/** Makes what holds exchanges against a contract, one at a time, and tells whoever watches. */
export const checker = (contract: Contract, { showValues = false, basePath = "" }: CheckerOptions = {}) => {
  const find = matchOperation(contract.operations);
  const isApi = apiPaths(contract);
  const base = basePath.replace(/\/+$/, "");
  return (exchange: Exchange, watch: Watch): Kind => {
    const { pathname } = exchange.url;
    if (isTransport(exchange) || !pathname.startsWith(`${base}/`)) return "other";
    const path = pathname.slice(base.length);
    const { match, methods } = find(exchange.method, path);
    if (!match && !isApi(path)) return "other";
    const name = `${exchange.method} ${plainPath(path)}`;
    watch.exchange?.(exchange, match);
    for (const finding of checkAddress(exchange, match?.operation, name)) watch.finding?.(finding);
    if (!match) {
      watch.finding?.({
        rule: "undocumented-endpoint",
        severity: "error",
        operation: name,
        where: "address",
        message: "is not in the contract",
        ...(methods.length > 0 && { hint: `At this path it has ${methods.join(", ").toUpperCase()}.` }),
        seen: exchange.seen,
      });
      return "undocumented";
    }
    const context: CheckContext = { contract, operation: match.operation, exchange, watch, showValues };
    const refused = isRefused(exchange.reply);
    checkParameters(context, match.path, refused);
    checkRequestBody(context, refused);
    checkReply(context);
    return "matched";
  };
};
