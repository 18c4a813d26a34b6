import { ApiError } from "@backoffice/api-client";

/** The message about a failed write. */
export type Failure = {
  title: string;
  messages: readonly string[];
  hint?: string;
  status?: string;
  /** The trace that support finds the call by. */
  reference?: string;
  /** `caution` for an action that is not possible yet, rather than failed. */
  severity?: "critical" | "caution";
};

/** The documents' own words for a write that failed. */
export type FailureWords = {
  /** Shown for a refusal without messages. */
  refused?: string | undefined;
  /** Shown without an answer, also after an unknown outcome, so it must not claim a failure or suggest a retry. */
  noAnswer?: string | undefined;
  /** Shown if nothing could be sent. */
  notSent?: string | undefined;
  /** Replace the hints about what was sent, for a write that is not a form. */
  hints?: Readonly<Record<"not-sent" | "unknown", string>> | undefined;
};

/** The message of last resort (shell §8). */
export const SOMETHING_WENT_WRONG = "Something went wrong. Please try again later.";

/**
 * Describes a failed write, or the failed read before it, after which nothing was sent; returns undefined if a toast
 * with {@link SOMETHING_WENT_WRONG} is enough (refused without messages, shell §8). A write with an unknown outcome is
 * never called failed.
 */
export const describeFailure = (
  error: unknown,
  title = "Unable To Save Changes",
  words: FailureWords = {},
): Failure | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  // The message of an http error contains its status already; "HTTP 200" above a refusal would be confusing.
  const says = error.status !== undefined && error.status >= 400 && error.kind !== "http";
  const status = {
    ...(says && { status: `HTTP ${error.status}` }),
    // A refusal is the server's answer to this user, not something for support.
    ...(error.traceId && error.kind !== "refused" && { reference: error.traceId }),
  };
  const messages = error.messages.length > 0 ? error.messages : [error.message];
  if (error.isRead)
    return {
      title,
      messages,
      hint: words.hints?.["not-sent"] ?? "Nothing was sent: the record could not be loaded. Try again.",
      ...status,
    };
  if (error.outcome === "not-sent") {
    const said = words.notSent ?? words.noAnswer;
    return {
      title,
      messages: said ? [said, error.message] : [error.message],
      hint:
        words.hints?.["not-sent"] ??
        (error.kind === "network"
          ? "Nothing was sent. Your input is kept: try again when you are connected."
          : "Nothing was sent. Your input is kept."),
    };
  }
  if (error.outcome === "unknown")
    return {
      title: "The Change Is Not Confirmed",
      messages: words.noAnswer ? [words.noAnswer, ...messages] : messages,
      hint:
        words.hints?.unknown ??
        "It may or may not have been saved. Check the list, which is being refreshed, before you send it again.",
      ...status,
    };
  if (error.kind === "refused") {
    const said = error.messages.length > 0 ? error.messages : words.refused && [words.refused];
    return said ? { title, messages: said, ...status } : undefined;
  }
  if (error.kind === "forbidden")
    return {
      title,
      messages: [error.message],
      hint: "Ask an administrator for the permission. Nothing was changed.",
      ...status,
    };
  return { title, messages, ...status };
};

/** The messages of a refusal about single fields of the request, by field name; also if it was refused before it was sent. */
export const fieldErrors = (error: unknown): Record<string, string> => {
  if (!(error instanceof ApiError) || error.kind !== "refused" || error.outcome === "unknown") return {};
  const fields = (error.body as { error?: { fields?: unknown } | null } | undefined)?.error?.fields;
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
};
