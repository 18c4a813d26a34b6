import { ApiError } from "./api-error.ts";
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
  const said = [error, success === false && data].find((it) => typeof it === "string" && it.trim() !== "");
  return typeof said === "string" ? [said] : [];
};

/** After these statuses the server may have carried the request out, whatever the body says. */
const isUncertain = (status: number) => status >= 500 || status === 408;

/**
 * Turns an answer into the successful reply, or throws the matching {@link ApiError}. The status decides first, then
 * `success`; the truthiness of a body decides nothing (ruling 5).
 */
export const decode = ({ status, statusText, ok, body: raw, retryAfter = null }: Answer): Success => {
  const parsed = isRecord(raw) || Array.isArray(raw) ? raw : parse(raw);
  const body = isRecord(parsed) ? parsed : undefined;
  const messages = body ? messagesOf(body) : [];
  const text = `HTTP ${status} ${statusText}`.trim();
  const details = {
    messages,
    status,
    body: parsed,
    retryAfter: retryAfterOf(retryAfter),
    ...(typeof body?.["status"] === "string" && { code: body["status"] }),
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
  if (body?.["success"] === false && (ok || messages.length > 0))
    throw new ApiError(messages[0] ?? "The server refused this.", { ...details, kind: "refused", outcome });
  if (!ok) throw new ApiError(text, { ...details, kind: "http", outcome });
  if (!body || body["success"] !== true) {
    const detail = body ? "The envelope has no success." : "The body is not a JSON object.";
    throw new ApiError("The server's response could not be read.", {
      ...details,
      kind: "malformed",
      outcome: "unknown",
      detail,
    });
  }
  return { success: true, data: body["data"], messages };
};
