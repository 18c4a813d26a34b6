import type { Contract, Operation } from "../contract/contract.ts";
import type { Finding } from "../findings/finding.ts";
import type { Exchange } from "../traffic/exchange.ts";
import type { Failure } from "./send-request.ts";

/** A call that got no answer. `timeout` is in milliseconds. */
export const noAnswer = (
  contract: Contract,
  { id }: Operation,
  { failure, reason }: Failure,
  timeout: number,
): Finding => ({
  rule: "no-answer",
  severity: "error",
  operation: id,
  where: "reply",
  message: failure === "timeout" ? `did not come within ${timeout / 1000} s` : `did not come: ${reason}`,
  ...contract.placeOf({ operation: id }),
});

/** Statuses of a server for a missing endpoint. */
const NOTHING_THERE = new Set([404, 405, 501]);

/**
 * An operation that the server does not seem to have: its 404 is none of the contract's. The first finding of the reply
 * is the hint, since the operation may be there and its 404 wrong. Undefined if the reply is one of the operation.
 */
export const missingOperation = (
  { id }: Operation,
  { status }: Exchange["reply"],
  [first]: readonly Finding[],
): Finding | undefined => {
  if (!first || !NOTHING_THERE.has(status)) return undefined;
  const { where, message, file, line, severity, origin } = first;
  return {
    rule: "missing-operation",
    severity,
    operation: id,
    where: "the call",
    message: `is not there: the server answers ${status}`,
    hint: `If it is there, its ${status} is none of the contract's (${where} ${message}).`,
    ...(origin && { origin }),
    ...(file && { file }),
    ...(line && { line }),
  };
};
