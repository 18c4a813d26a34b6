import type { Contract } from "../contract/contract.ts";
import { CannotCheck } from "../frame/cannot-check.ts";
import { turns } from "../live/caller.ts";
import { livePrefix } from "../live/live-prefix.ts";
import { sendRequest, type SendOptions } from "../live/send-request.ts";
import { answerOf, noAnswerTo, type Answer, type Request } from "./answer.ts";
import { RunEnds } from "./run-ends.ts";
import type { Session } from "./session.ts";

/** Asks the server. Throws `RunEnds` at a limit of the run, or if the server has stopped answering. */
export type Ask = (session: Session, request: Request) => Promise<Answer>;

export type AskOptions = {
  base: string;
  basePath: string | undefined;
  rate: number;
  timeout: number;
  /** The most calls, and the most milliseconds of the run. */
  maxCalls: number;
  maxTime: number;
  /** By default that of the platform. */
  fetch?: SendOptions["fetch"];
  stopped: AbortSignal;
  progress: (text: string) => void;
  /** Called for each request that got no answer. */
  unanswered: (request: Request, session: Session, reason: string) => void;
};

/** Number of consecutive calls without an answer after which the run stops. */
const PATIENCE = 3;

/** Creates the function that asks, and one that counts the calls. */
export const createAsk = (contract: Contract, options: AskOptions): { ask: Ask; calls: () => number } => {
  const { base, basePath, timeout, maxCalls, maxTime, fetch: send, stopped, progress, unanswered } = options;
  const { host } = new URL(base);
  const prefixOf = basePath === undefined ? livePrefix(contract, host) : () => "";
  const turn = turns(options.rate);
  const start = performance.now();
  let calls = 0;
  let silent = 0;
  const ask: Ask = async (session, request) => {
    if (stopped.aborted) throw new RunEnds("the run was stopped", true);
    if (calls >= maxCalls) throw new RunEnds(`${maxCalls} calls were made, which is what --max-calls allows`);
    if (performance.now() - start > maxTime)
      throw new RunEnds(`${maxTime / 1000} s are over, which is what --max-time allows`);
    await turn();
    calls++;
    progress(`${calls} calls`);
    const { operation, draft } = request;
    const sent = { ...draft, address: prefixOf(operation) + draft.address };
    const { cookie } = session;
    const exchange = await sendRequest(sent, operation.id, {
      base,
      timeout,
      ...(cookie && { cookie }),
      ...(send && { fetch: send }),
    });
    if (!("failure" in exchange)) {
      silent = 0;
      return answerOf(session, request, exchange);
    }
    if (exchange.failure === "unreachable" && calls === 1)
      throw new CannotCheck(`${host} cannot be reached: ${exchange.reason.replace(/\.$/, "")}.`);
    const reason = exchange.failure === "timeout" ? `not within ${timeout / 1000} s` : exchange.reason;
    unanswered(request, session, reason);
    if (++silent >= PATIENCE)
      throw new RunEnds(`${host} stopped answering: ${PATIENCE} calls in a row got no answer (${reason})`, true);
    return noAnswerTo(session, request);
  };
  return { ask, calls: () => calls };
};
