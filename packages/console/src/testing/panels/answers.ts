import type { ApiError } from "@backoffice/api-client";

/** The error of a call with this answer. */
export type Failed = { kind: ApiError["kind"]; outcome: ApiError["outcome"] };

/** A wrong answer; offline a write is not even sent. */
export type WrongAnswer = { name: string; answer: () => Promise<Response>; failed: Failed; offline?: true };

export const SERVER_SAYS = "The server has a reason of its own.";

const text = (status: number, body: string, type: string) => async () =>
  new Response(body === "" ? null : body, { status, headers: type ? { "Content-Type": type } : {} });
const JSON_TYPE = "application/json";
const envelope = (status: number, messages: readonly string[]) =>
  text(status, JSON.stringify({ status, success: false, data: null, messages }), JSON_TYPE);
const SIGN_IN = "<!doctype html><title>Sign in</title><form>Password</form>";
const SUCCESS = JSON.stringify({ status: 200, success: true, data: { items: [{}], count: 1 }, messages: [] });
const never = (cause: Error) => () => Promise.reject(cause);

/** Answered by the sign-in page after a redirect, which `fetch` has followed. */
const redirected = async () => {
  const page = await text(200, SIGN_IN, "text/html")();
  return Object.defineProperty(page, "redirected", { value: true });
};

const refused: Failed = { kind: "refused", outcome: "rejected" };
const malformed: Failed = { kind: "malformed", outcome: "unknown" };
const status = (outcome: Failed["outcome"]): Failed => ({ kind: "http", outcome });
const unreached: Failed = { kind: "network", outcome: "unknown" };

/** All wrong answers of a server, a proxy or the network. */
const WRONG_ANSWERS: readonly WrongAnswer[] = [
  { name: "refused, with messages", answer: envelope(200, [SERVER_SAYS]), failed: refused },
  { name: "refused, without a word", answer: envelope(200, []), failed: refused },
  { name: "400", answer: envelope(400, [SERVER_SAYS]), failed: refused },
  { name: "401", answer: text(401, "", ""), failed: { kind: "signed-out", outcome: "rejected" } },
  { name: "403", answer: envelope(403, [SERVER_SAYS]), failed: { kind: "forbidden", outcome: "rejected" } },
  { name: "404", answer: text(404, "", ""), failed: status("rejected") },
  { name: "409", answer: envelope(409, [SERVER_SAYS]), failed: refused },
  { name: "422", answer: envelope(422, [SERVER_SAYS]), failed: refused },
  { name: "429", answer: text(429, "", ""), failed: status("rejected") },
  {
    name: "offline",
    answer: never(new TypeError("Failed to fetch")),
    failed: { kind: "network", outcome: "not-sent" },
    offline: true,
  },
  { name: "500", answer: text(500, "", ""), failed: status("unknown") },
  { name: "502, a page", answer: text(502, "<h1>Bad gateway</h1>", "text/html"), failed: status("unknown") },
  { name: "200, a page", answer: text(200, "<h1>Console</h1>", "text/html"), failed: malformed },
  { name: "200, cut off", answer: text(200, SUCCESS.slice(0, SUCCESS.length / 2), JSON_TYPE), failed: malformed },
  { name: "200, null", answer: text(200, "null", JSON_TYPE), failed: malformed },
  { name: "200, empty", answer: text(200, "", ""), failed: malformed },
  { name: "redirected to the sign-in page", answer: redirected, failed: malformed },
  { name: "a lost connection", answer: never(new TypeError("Failed to fetch")), failed: unreached },
  {
    name: "no answer in time",
    answer: never(new DOMException("signal timed out", "TimeoutError")),
    failed: { kind: "timeout", outcome: "unknown" },
  },
  { name: "aborted by the browser", answer: never(new DOMException("aborted", "AbortError")), failed: unreached },
];

/** Failures that every write of every panel is tested with: refused, refused without messages, unknown outcome. */
const ALWAYS = new Set(["refused, with messages", "refused, without a word", "500"]);

/** The first of each kind and outcome, and the refusal without messages: the failures that a panel can distinguish. */
const ONE_OF_EACH: readonly WrongAnswer[] = WRONG_ANSWERS.filter(
  ({ name, failed: { kind, outcome } }, at) =>
    name.endsWith("without a word") ||
    WRONG_ANSWERS.findIndex((it) => it.failed.kind === kind && it.failed.outcome === outcome) === at,
);

const OTHERS = ONE_OF_EACH.filter(({ name }) => !ALWAYS.has(name));

/**
 * The failures for the write at index `place`: the three in ALWAYS and some of the others, round robin, so that each
 * other failure is tested with many panels: one for a write, three for money, whose outcome may be unknown in several
 * ways. All writes share the code that turns a response into an error, and the client's own tests try every answer.
 */
export const answersInTurn = (place: number, isMoney: boolean): readonly WrongAnswer[] => [
  ...WRONG_ANSWERS.filter(({ name }) => ALWAYS.has(name)),
  ...Array.from({ length: isMoney ? 3 : 1 }, (_, at) => OTHERS[(place + at) % OTHERS.length]!),
];
