import { getSession, type components, type EndedCall } from "@backoffice/api-client";
import { serverTime } from "@backoffice/ui";
import type { QueryClient } from "@tanstack/react-query";
import type { Registry } from "#kit/pages/registry.ts";
import type { Measurement, Problem } from "#kit/client-reports/report.ts";
import { findPage } from "../pages/find-page.ts";
import { browserName } from "./browser-name.ts";
import { stackOf } from "./stack-of.ts";

type Schema = components["schemas"]["ClientReport"];
/** As it is sent; JSON leaves out what is undefined. */
export type ClientReport = { [Field in keyof Schema]: Schema[Field] | undefined };
export type ReportContext = { registry: Pick<Registry, "pages" | "panels">; client: QueryClient };

/** The errors that browsers and the console define. Any other name is text of its author. */
const ERRORS = new Set(
  (
    "Error AggregateError EvalError InternalError RangeError ReferenceError SyntaxError TypeError URIError ApiError " +
    "AbortError DataCloneError HierarchyRequestError InvalidAccessError InvalidCharacterError InvalidStateError " +
    "NetworkError NotAllowedError NotFoundError NotReadableError NotSupportedError QuotaExceededError SecurityError " +
    "TimeoutError VersionError"
  ).split(" "),
);

/** Values blocked by a policy that are not URLs. */
const KEYWORDS = ["inline", "eval", "wasm-eval", "trusted-types-policy", "trusted-types-sink"] as const;

/** The longest stack that is sent, innermost places first. */
const DEPTH = 20;

const blockedBy = (uri: string): Schema["blocked"] =>
  KEYWORDS.find((it) => it === uri) ?? (uri.startsWith(`${window.location.origin}/`) ? "same-origin" : "other-origin");

const ofError = (error: unknown) => {
  if (!(error instanceof Error)) return {};
  const { name, stack = "", message } = error;
  return {
    error: ERRORS.has(name) ? name : undefined,
    // Some browsers begin the stack with the message.
    stack: stackOf(stack.replace(message, "")).slice(0, DEPTH),
  };
};

/** The browser's own message names the file that it could not load. */
const ofMissing = (error: unknown) => ({ file: /\bassets\/[\w.-]+/.exec(String(error))?.[0] });

const ofCall = ({ operation, traceId, duration, error }: EndedCall) => ({
  operation: operation.id,
  traceId,
  failure: error?.kind,
  status: error?.status,
  violations: error?.violations?.filter((it) => /^[\w/#$.~-]+$/.test(it)),
  seconds: Math.min(Math.round(duration / 1000), 3600),
});

const ofPolicy = (event: SecurityPolicyViolationEvent) => ({
  directive: event.effectiveDirective,
  blocked: blockedBy(event.blockedURI),
  stack: stackOf(`${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`),
});

const ofContract = (named: string) => ({
  contract: /^\d+\.\d+\.\d+(?:\+[\da-f]{1,64})?$/.test(named) ? named : undefined,
});

const ofMeasurement = ({ kind, value }: Measurement) =>
  kind === "cumulative-layout-shift"
    ? { kind, shift: Math.min(Math.round(value * 1000) / 1000, 100) }
    : { kind, milliseconds: Math.min(Math.max(Math.round(value), 0), 600_000) };

type Kind = Schema["kind"];

const kindOfCall = ({ operation, error }: EndedCall): Kind => {
  if (operation.effect !== "read" && error?.outcome === "unknown") return "unknown-outcome";
  return error?.kind === "malformed" ? "contract-violation" : "slow-read";
};

const EVENTS: Record<string, Kind> = {
  error: "uncaught-error",
  unhandledrejection: "unhandled-rejection",
  securitypolicyviolation: "policy-violation",
};

/** Kind of the problem and its details. */
const described = (problem: Problem): { kind: Kind } & Partial<ClientReport> => {
  if ("call" in problem) return { kind: kindOfCall(problem.call), ...ofCall(problem.call) };
  if ("missing" in problem) return { kind: "code-not-loaded", ...ofMissing(problem.missing) };
  if ("contract" in problem) return { kind: "other-contract", ...ofContract(problem.contract) };
  if ("caught" in problem) return { kind: "caught-error", ...ofError(problem.caught) };
  if ("measurement" in problem) return ofMeasurement(problem.measurement);
  const { event } = problem as { event: Event & { error?: unknown; reason?: unknown } };
  const kind = EVENTS[event.type]!;
  if (kind === "policy-violation") return { kind, ...ofPolicy(event as SecurityPolicyViolationEvent) };
  return { kind, ...ofError(event.error ?? event.reason) };
};

/**
 * Reported fields of a problem: these fields and no others, each from a closed set or of a form that holds no text. No
 * message, address, input or answer is among them.
 */
export const toReport = (problem: Problem, { registry, client }: ReportContext): ClientReport => {
  const { at, href } = problem;
  const { pathname, search, searchParams } = new URL(href);
  const panel = searchParams.get("panel") ?? "";
  return {
    count: 1,
    at: new Date(serverTime(at)).toISOString(),
    version: __APP_VERSION__,
    commit: __APP_COMMIT__,
    page: findPage(registry.pages, pathname, search)?.path,
    panel: registry.panels.has(panel) ? panel : undefined,
    role: client.getQueryData(getSession.options().queryKey)?.roles[0],
    browser: browserName(navigator.userAgent),
    ...described(problem),
  };
};
