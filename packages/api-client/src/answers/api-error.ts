import type { components } from "../generated/paths.ts";

/** A code of a refusal that a screen may act on; a server may send codes that the contract does not list. */
export type NamedOutcome = components["schemas"]["NamedOutcome"];

/**
 * Kind of failure:
 * - `refused`: the server understood and said no, with messages (HTTP 200 with `success: false` included)
 * - `signed-out`: 401, with or without a body
 * - `forbidden`: 403
 * - `http`: any other status that is not OK
 * - `network`: no answer could be had
 * - `timeout`: no answer in time
 * - `aborted`: the caller no longer wanted the answer
 * - `malformed`: an answer that is not what the contract promises
 */
export type ApiErrorKind =
  | "refused"
  | "signed-out"
  | "forbidden"
  | "http"
  | "network"
  | "timeout"
  | "aborted"
  | "malformed";

/**
 * Whether the server carried the request out: it was never sent (`not-sent`), it was answered and not carried out
 * (`rejected`), or nobody can say (`unknown`). Do not report an unknown write as failed.
 */
export type Outcome = "not-sent" | "rejected" | "unknown";

type Details = {
  kind: ApiErrorKind;
  outcome: Outcome;
  /** Sentences from the server, for the user. */
  messages?: string[];
  /** HTTP status; absent when there was no answer. */
  status?: number;
  /** The outcome code of the envelope, where it is a word instead of a number. */
  code?: NamedOutcome | (string & {});
  /** The decoded body of the answer, for the few calls whose refusals have details there. */
  body?: unknown;
  /** How long the server asks to wait before the next attempt, in milliseconds. */
  retryAfter?: number | undefined;
  /** For developers: what exactly was wrong. */
  detail?: string;
  /** Of an answer that breaks the contract: the rules it breaks, as places in the contract. No part of the answer. */
  violations?: readonly string[];
  cause?: unknown;
};

/** The error that every call of this package fails with. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly outcome: Outcome;
  readonly messages: string[];
  readonly status: number | undefined;
  readonly code: NamedOutcome | (string & {}) | undefined;
  readonly body: unknown;
  readonly detail: string | undefined;
  readonly violations: readonly string[] | undefined;
  readonly retryAfter: number | undefined;
  /** Of a write: the key that it was sent with. Sending it again with the same key marks a repetition. */
  idempotencyKey: string | undefined;
  /** The id of the call's trace, in the server's traces and log. */
  traceId: string | undefined;
  /** The id of the call in the server's log: the console's, or that of the answer if it has another. */
  requestId: string | undefined;
  /** When it failed, by this computer's clock. */
  readonly at = Date.now();
  /** Whether a read failed: if it was made before a write, that write was not sent. */
  isRead: boolean;

  constructor(
    message: string,
    { kind, outcome, messages = [], status, code, body, detail, violations, retryAfter, cause }: Details,
  ) {
    super(message, { cause });
    this.kind = kind;
    this.outcome = outcome;
    this.messages = messages;
    this.status = status;
    this.code = code;
    this.body = body;
    this.detail = detail;
    this.violations = violations;
    this.retryAfter = retryAfter;
    this.idempotencyKey = cause instanceof ApiError ? cause.idempotencyKey : undefined;
    this.traceId = cause instanceof ApiError ? cause.traceId : undefined;
    this.requestId = cause instanceof ApiError ? cause.requestId : undefined;
    this.isRead = cause instanceof ApiError && cause.isRead;
  }
}
