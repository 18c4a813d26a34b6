import { isRefusal } from "../checks/is-refusal.ts";
import { parseJson } from "../checks/values/parse-json.ts";
import type { Operation } from "../contract/contract.ts";
import type { Draft } from "../live/build-request.ts";
import { outcomeOf, type Outcome } from "../live/outcome.ts";
import type { Exchange } from "../traffic/exchange.ts";
import type { Session } from "./session.ts";

/** A request, and the same as reports may show it: without what the server has answered before. */
export type Request = { operation: Operation; draft: Draft; shown: Draft };

/** The answer to a request; the status is 0 if there was none. */
export type Answer = {
  session: Session;
  request: Request;
  status: number;
  outcome: Outcome;
  /** The parsed body; undefined if it is no JSON. */
  body: unknown;
  data: unknown;
};

const dataOf = (body: unknown) => (body as { data?: unknown } | null | undefined)?.data;

/** The answer of an exchange. */
export const answerOf = (session: Session, request: Request, exchange: Exchange): Answer => {
  const { status, body } = exchange.reply;
  const parsed = body.kind === "text" ? parseJson(body.text) : undefined;
  const redirects = !request.operation.replies.has("200");
  return { session, request, status, outcome: outcomeOf(exchange, redirects), body: parsed, data: dataOf(parsed) };
};

/** The answer that did not come. */
export const noAnswerTo = (session: Session, request: Request): Answer => ({
  session,
  request,
  status: 0,
  outcome: "no answer",
  body: undefined,
  data: undefined,
});

export const isDone = ({ outcome }: Answer): boolean => outcome === "success";

/** Whether the server has understood the call and not done it. */
export const isRefused = ({ status, body }: Answer): boolean =>
  (status >= 400 && status < 500) || (status >= 200 && status < 300 && isRefusal(body));

/** How a report names an answer: its status, or that there was none. */
export const inWords = ({ status, body }: Answer): string => {
  if (status === 0) return "no answer";
  return status < 300 && isRefusal(body) ? `${status} with success: false` : String(status);
};
