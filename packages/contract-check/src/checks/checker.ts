import { isStackOverflow } from "@backoffice/api-client/codegen";
import type { Contract } from "../contract/contract.ts";
import { jsonOf } from "./values/parse-json.ts";
import type { Exchange } from "../traffic/exchange.ts";
import type { Selection } from "../selection/selection.ts";
import { checkAddress } from "./check-address.ts";
import type { CheckContext } from "./check-context.ts";
import { checkParameters } from "./check-parameters.ts";
import { checkReply } from "./check-reply.ts";
import { checkRequestBody } from "./check-request-body.ts";
import { exchangeKind, type Kind } from "./exchange-kind.ts";
import { isRefusal } from "./is-refusal.ts";
import { plainPath, wordsOf } from "./plain-path.ts";
import type { Watch } from "./watch.ts";

export type CheckerOptions = {
  showValues?: boolean;
  /**
   * Prefix before the contract's paths on this server, such as `/backoffice`; by default from the contract's servers.
   */
  basePath?: string | undefined;
  /** The part of the contract to check; by default all of it. */
  selection?: Selection | undefined;
};

const isRefused = ({ status, body }: Exchange["reply"]) =>
  status >= 400 || (body.kind === "text" && isRefusal(jsonOf(body)));

/** Creates a function that checks exchanges against a contract one at a time and reports to the watcher. */
export const checker = (contract: Contract, options: CheckerOptions = {}) => {
  const { showValues = false, basePath, selection } = options;
  const place = exchangeKind(contract, basePath);
  const known = wordsOf(contract.operations);
  return (exchange: Exchange, watch: Watch): Kind | "unselected" => {
    const { kind, path, match, near, methods } = place(exchange);
    if (kind === "other") return kind;
    const operation = (match ?? near)?.operation;
    if (selection && !(operation ? selection.has(operation) : selection.covers(path))) return "unselected";
    const name = `${exchange.method} ${plainPath(path, known)}`;
    const tooDeep = (): Kind => {
      watch.finding?.({
        rule: "too-deep",
        severity: "error",
        operation: operation?.id ?? name,
        where: "the whole exchange",
        message: "cannot be checked: it is nested too deeply",
        seen: exchange.seen,
      });
      return kind;
    };
    if (exchange.isTooDeep) return tooDeep();
    watch.exchange?.(exchange, match, path);
    for (const finding of checkAddress(exchange, match?.operation, name)) watch.finding?.(finding);
    if (!match) {
      const hint = near
        ? `Without the slash at its end it is ${near.operation.id}.`
        : methods.length > 0 && `At this path it has ${methods.join(", ").toUpperCase()}.`;
      watch.finding?.({
        rule: "undocumented-endpoint",
        severity: "error",
        operation: name,
        where: "address",
        message: "is not in the contract",
        ...(hint && { hint }),
        seen: exchange.seen,
      });
      return kind;
    }
    const context: CheckContext = { contract, operation: match.operation, exchange, watch, showValues };
    try {
      const refused = isRefused(exchange.reply);
      checkParameters(context, match.path, refused);
      checkRequestBody(context, refused);
      checkReply(context);
    } catch (error) {
      if (isStackOverflow(error)) return tooDeep();
      throw error;
    }
    return kind;
  };
};
