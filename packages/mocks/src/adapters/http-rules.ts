import { operations } from "@backoffice/api-client/contract";
import { refused, toResponse } from "../request/envelope.ts";
import { Refusal } from "../request/refusal.ts";

type Answerer = (request: Request) => Promise<Response>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const routes = Object.values(operations).map(({ method, path }) => ({
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

/** The methods of the contract at this address. HEAD is GET without its body, OPTIONS returns this list. */
const methodsAt = (pathname: string): string[] => {
  const methods = routes.filter((it) => it.pattern.test(pathname)).map((it) => it.method);
  if (methods.length === 0) return [];
  return [...new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"])];
};

const refusal = (status: number, sentence: string) => toResponse(refused(new Refusal(status, sentence)));

/** Content types that can be parsed; the handler decides which one it accepts. */
const isReadable = (type: string) => /^application\/(?:[\w.-]+\+)?json$/.test(type) || type === "multipart/form-data";

const typeOf = (request: Request) => (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();

/** Checks a request against the rules of HTTP before it is interpreted; undefined when nothing is wrong. */
const complaint = (request: Request): Response | undefined => {
  const methods = methodsAt(new URL(request.url).pathname);
  if (methods.length === 0) return undefined;
  const allow = { allow: methods.join(", ") };
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: allow });
  if (!methods.includes(request.method)) {
    const answer = refusal(405, `There is no ${request.method} at this address.`);
    answer.headers.set("allow", allow.allow);
    return answer;
  }
  const hasBody = Number(request.headers.get("content-length") ?? 0) > 0 || request.headers.has("transfer-encoding");
  if (hasBody && !isReadable(typeOf(request))) return refusal(415, "A body must be sent as application/json.");
  const key = request.headers.get("idempotency-key");
  if (key !== null && !UUID.test(key)) return refusal(400, "The Idempotency-Key is not a UUID.");
  return undefined;
};

/** Adds the behaviour of a server on the network, whose clients are not only the console. */
export const withHttpRules =
  (answer: Answerer): Answerer =>
  async (request) => {
    const response = complaint(request) ?? (await answer(request));
    const headers = new Headers(response.headers);
    headers.set("x-content-type-options", "nosniff");
    headers.set("x-request-id", request.headers.get("x-request-id") ?? crypto.randomUUID());
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
