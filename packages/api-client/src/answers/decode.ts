import { ApiError, type NamedOutcome } from "./api-error.ts";
import { isRecord } from "../is-record.ts";
import { retryAfterOf } from "../retry/retry-after.ts";

/** An unchecked HTTP answer; `body` is the raw text, or already parsed JSON. */
export type Answer = {
  status: number;
  statusText: string;
  ok: boolean;
  body: unknown;
  /** The `Retry-After` header. */
  retryAfter?: string | null;
};

/** A successful reply; after validation `data` is what the operation's schema describes. */
export type Success = { success: true; data: unknown; messages: string[] };

const parse = (body: unknown): unknown => {
  if (typeof body !== "string" || body.trim() === "") return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** The server's messages: `messages`, else a text in `error`, else, of a refusal, one in `data` (content §7, §8). */
const messagesOf = (body: Record<string, unknown>): string[] => {
  const { success, messages, error, data } = body;
  if (Array.isArray(messages)) {
    const texts = messages.filter((it): it is string => typeof it === "string" && it.trim() !== "");
    if (texts.length > 0) return texts;
  }
  const message = [error, success === false && data].find((it) => typeof it === "string" && it.trim() !== "");
  return typeof message === "string" ? [message] : [];
};

/** After these statuses the server may have carried the request out, whatever the body says. */
const isUncertain = (status: number) => status >= 500 || status === 408;

/** The codes of refusals that the contract names (money §8). */
const NAMED: Readonly<Record<NamedOutcome, true>> = { CONFLICT_ERROR: true, TOP_UP_LIMIT_HAS_BEEN_EXCEEDED: true };
const isNamed = (it: unknown): it is NamedOutcome => typeof it === "string" && Object.hasOwn(NAMED, it);

/** The code of an answer: a word in `status`, or a named code in `data` or `error`, which some servers use instead. */
const codeOf = ({ status, data, error }: Record<string, unknown>): string | undefined => {
  const words = [status, data, error].flatMap((it) => (isRecord(it) ? [it["status"], it["code"]] : [it]));
  return words.find(isNamed) ?? (typeof status === "string" ? status : undefined);
};

/**
 * Turns an answer into the successful reply, or throws the matching {@link ApiError}. The status decides first, then
 * `success`; the truthiness of a body decides nothing (ruling 5).
 */
export const decode = ({ status, statusText, ok, body: raw, retryAfter = null }: Answer): Success => {
  const parsed = isRecord(raw) || Array.isArray(raw) ? raw : parse(raw);
  const body = isRecord(parsed) ? parsed : undefined;
  const messages = body ? messagesOf(body) : [];
  const code = body && codeOf(body);
  const text = `HTTP ${status} ${statusText}`.trim();
  const details = {
    messages,
    status,
    body: parsed,
    retryAfter: retryAfterOf(retryAfter),
    ...(code !== undefined && { code }),
  };

  if (status === 401)
    throw new ApiError("You are signed out.", { ...details, kind: "signed-out", outcome: "rejected" });
  if (status === 403)
    throw new ApiError(messages[0] ?? "You don't have permissions to perform this action", {
      ...details,
      kind: "forbidden",
      outcome: "rejected",
    });
  const outcome = isUncertain(status) ? "unknown" : "rejected";
  const isRefused = body?.["success"] === false && (ok || messages.length > 0);
  // A named code is a refusal whatever `success` says (money §8).
  if (isRefused || (ok && isNamed(code)))
    throw new ApiError(messages[0] ?? "The server refused this.", { ...details, kind: "refused", outcome });
  if (!ok) throw new ApiError(text, { ...details, kind: "http", outcome });
  if (!body || body["success"] !== true) {
    const detail = body ? "The envelope has no success." : "The body is not a JSON object.";
    throw new ApiError("The server's response could not be read.", {
      ...details,
      kind: "malformed",
      outcome: "unknown",
      detail,
      violations: [body ? "/success" : "/"],
    });
  }
  return { success: true, data: body["data"], messages };
};
