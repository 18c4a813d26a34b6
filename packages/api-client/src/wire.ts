import createClient from "openapi-fetch";
import { ApiError } from "./answers/api-error.ts";
import type { EndedCall } from "./ended-call.ts";
import { wrongInSession } from "./answers/check-session.ts";
import { decode, type Answer, type Success } from "./answers/decode.ts";
import { parseExact } from "./answers/exact-number.ts";
import { checkPath } from "./check-path.ts";
import { isRecord } from "./is-record.ts";
import { isUndecided, isUndone } from "./outcome.ts";
import { toForm } from "./to-form.ts";
import type { Data, Input, Operation } from "./operation.ts";
import { loadValidators, unreadable, validateReply } from "./answers/validate.ts";

/**
 * How the wire behaves:
 * - `origin`: where the API is; the page's own origin unless said otherwise
 * - `timeout`: milliseconds to wait for an answer, unless the contract gives the call more
 * - `validate`: which replies are checked against the contract in every field: all of them, or of the session, of which a
 *   wrong reading costs most, the fields that the console reads
 * - `headers`: sent with every call
 * - `needsNetwork`: false where something on this machine answers, so that being offline says nothing
 * - `readOnly`: why no write may be sent at present; each one fails with it before it leaves
 * - `onDate`: told the server's `Date` of each answer, and when the call was sent and answered, in epoch milliseconds
 * - `onEnd`: told of each call that ended, with its trace id, how long it took in milliseconds, and its error
 * - `admit`: asked before a call leaves; the call waits for its promise, and fails with its error
 */
export type WireOptions = {
  origin: string;
  timeout: number;
  validate: "all" | "essential";
  headers: Record<string, string>;
  needsNetwork: boolean;
  readOnly: string | undefined;
  onDate: ((date: number, sent: number, received: number) => void) | undefined;
  onEnd: ((call: EndedCall) => void) | undefined;
  admit: ((operation: Operation) => Promise<void> | undefined) | undefined;
};

const DEFAULTS: WireOptions = {
  origin: "",
  timeout: 30_000,
  validate: "essential",
  headers: {},
  needsNetwork: true,
  readOnly: undefined,
  onDate: undefined,
  onEnd: undefined,
  admit: undefined,
};
const options: WireOptions = { ...DEFAULTS };

/** Changes the options of the wire, for all calls from now on. */
export const configureApi = (changes: Partial<WireOptions>): void => {
  Object.assign(options, changes);
};

/** Resets every option to its default. For tests: options outlive a test. */
export const resetApi = (): void => configureApi(DEFAULTS);

// The global is looked up at each call: mocks and tests replace it after this module is loaded.
const client = createClient<Record<string, never>>({ fetch: (request) => globalThis.fetch(request) });

type Settings = { signal?: AbortSignal; idempotencyKey?: string };
/** Identifies a call in the server's traces and log: `requestId` is the console's, or the answer's if it has another. */
type Identified = { traceId: string | undefined; requestId: string };
type Parts = { path?: object; query?: object; body?: unknown };

/** Requested by the browser before the first script runs, without headers of the console (decision 025). */
const PRELOADED = ["getSession", "checkMe"];
/** Those whose first answer may be from before they are called here. */
const preloaded = new Set(PRELOADED);

let contractVersion: string | null = null;
/** The contract that the server names in `X-Contract-Version`; null if it named none so far. */
export const serverContractVersion = (): string | null => contractVersion;

const OFFLINE = "You are offline.";

const failure = (cause: unknown, signal: AbortSignal | undefined, offline: boolean): ApiError => {
  if (signal?.aborted) return new ApiError("Cancelled.", { kind: "aborted", outcome: "unknown", cause });
  if (cause instanceof DOMException && cause.name === "TimeoutError")
    return new ApiError("The server did not respond in time.", { kind: "timeout", outcome: "unknown", cause });
  const says = offline ? OFFLINE : "The server could not be reached.";
  return new ApiError(says, { kind: "network", outcome: "unknown", cause });
};

/** Whether the data of a read would break its callers, or be taken for an empty list or record. */
const isBroken = ({ nullable, rows, record, counted }: Operation, data: unknown): boolean => {
  if ((data ?? null) === null) return !nullable;
  if (rows === undefined) return record === true && !isRecord(data);
  if (rows !== "" && !isRecord(data)) return true;
  const page = data as Record<string, unknown>;
  const list = rows === "" ? data : page[rows];
  if (!Array.isArray(list) || (counted && typeof page["count"] !== "number")) return true;
  return !list.every((row) => (record ? isRecord(row) : row !== null));
};

/**
 * The decoded reply. A refusal that carries the documented answer "not carried out" is that answer (money §4), unless only
 * its messages say why.
 */
const replyOf = (operation: Operation, answer: Answer): Success => {
  try {
    return decode(answer);
  } catch (error) {
    if (!(error instanceof ApiError) || !isRecord(error.body)) throw error;
    const { data } = error.body;
    const isAnswer = (error.kind === "refused" || error.kind === "http") && error.outcome === "rejected";
    if (!isAnswer || !isRecord(data) || !isUndone(operation, data)) throw error;
    if (error.messages.length > 0 && data["description"] === undefined) throw error;
    return { success: true, data, messages: [] };
  }
};

/** Loaded by the first call with an address in its input. */
const loadAddresses = () =>
  import("./check-addresses.ts").catch((cause: unknown) => {
    const says = "A part of the console could not be loaded, so nothing was sent.";
    throw new ApiError(says, { kind: "network", outcome: "not-sent", cause });
  });

const sendOnce = async <O extends Operation>(
  operation: O,
  input: Input<O>,
  { signal, idempotencyKey }: Settings,
  call: Identified,
): Promise<Data<O>> => {
  if (operation.addresses) (await loadAddresses()).checkAddresses(operation.addresses, input);
  if (signal?.aborted) throw new ApiError("Cancelled.", { kind: "aborted", outcome: "not-sent" });
  const { path, query, body } = (input ?? {}) as Parts;
  checkPath(path);
  // Not `refused`: that would mean that the server has answered, and would forget an earlier sending with unknown
  // outcome.
  if (options.readOnly && operation.effect !== "read")
    throw new ApiError(options.readOnly, { kind: "forbidden", outcome: "not-sent" });
  const offline = options.needsNetwork && !(globalThis.navigator?.onLine ?? true);
  // Offline, a write is not sent, as its outcome would be unknown. A read is tried, since `onLine` can be wrong.
  if (offline && operation.effect !== "read") throw new ApiError(OFFLINE, { kind: "network", outcome: "not-sent" });
  const admitted = options.admit?.(operation);
  if (admitted) await admitted;
  if (signal?.aborted) throw new ApiError("Cancelled.", { kind: "aborted", outcome: "not-sent" });
  // The data of a successful write is not checked, since the write is done, but for what says whether it is; the data
  // of a read must have its basic shape.
  const validators = options.validate === "all" ? loadValidators(operation.tag) : undefined;
  // A failure to load them is reported when there is an answer to check.
  validators?.catch(() => undefined);
  const timeout = AbortSignal.timeout(operation.timeout ?? options.timeout);
  const sent = preloaded.delete(operation.id) ? performance.timeOrigin : Date.now();
  let answer: Answer;
  try {
    const { response, data, error } = await client.request(
      operation.method,
      operation.path as never,
      {
        baseUrl: options.origin || globalThis.location.origin,
        params: { path, query },
        body: toForm(operation, body) ?? body,
        parseAs: "text",
        // Some GETs write.
        cache: operation.method === "get" ? "no-store" : "default",
        headers: {
          Accept: "application/json",
          ...options.headers,
          ...(call.traceId && {
            "X-Request-Id": call.requestId,
            // W3C Trace Context, sampled: the call is its first span, named by bits of a UUID that are never all zero.
            traceparent: `00-${call.traceId}-${call.traceId.slice(16)}-01`,
          }),
          ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
        },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      } as never,
    );
    options.onDate?.(Date.parse(response.headers.get("Date") ?? ""), sent, Date.now());
    contractVersion = response.headers.get("X-Contract-Version") ?? contractVersion;
    call.requestId = response.headers.get("X-Request-Id") ?? call.requestId;
    answer = {
      status: response.status,
      statusText: response.statusText,
      ok: response.ok,
      body: response.ok ? data : error,
      retryAfter: response.headers.get("Retry-After"),
    };
  } catch (cause) {
    throw failure(cause, signal, offline);
  }
  const reply = replyOf(operation, answer);
  if (validators) validateReply(await validators, operation, reply);
  const wrong = wrongInSession(operation.id, reply.data);
  if (wrong) throw unreadable(`${operation.id}: ${wrong} is wrong`, wrong);
  if (operation.effect === "read" && isBroken(operation, reply.data))
    throw unreadable(`${operation.id}: the data has the wrong type`, "/data");
  if (isUndecided(operation, reply.data)) {
    const place = `/data/${operation.outcome?.field}`;
    throw unreadable(`${operation.id}: ${place} is wrong`, place);
  }
  const exact = parseExact(answer.body) as { data: Data<O> } | undefined;
  return exact ? exact.data : (reply.data as Data<O>);
};

/** Sends one operation, once, and returns its data. Always fails with an {@link ApiError}. */
export const send = async <O extends Operation>(
  operation: O,
  input: Input<O>,
  settings: Settings = {},
): Promise<Data<O>> => {
  const requestId = crypto.randomUUID();
  const traceId = PRELOADED.includes(operation.id) ? undefined : requestId.replaceAll("-", "");
  const call = { traceId, requestId };
  const started = performance.now();
  let failed: ApiError | undefined;
  try {
    return await sendOnce(operation, input, settings, call);
  } catch (error) {
    if (error instanceof ApiError) failed = Object.assign(error, call, { isRead: operation.effect === "read" });
    throw error;
  } finally {
    options.onEnd?.({ operation, traceId, duration: performance.now() - started, error: failed });
  }
};
