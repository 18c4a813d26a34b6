import { ApiError } from "@backoffice/api-client";

/** What a failed write says to the user. */
export type Failure = {
  title: string;
  messages: readonly string[];
  hint?: string;
  status?: string;
  /** `caution` for what is not possible yet, rather than failed. */
  severity?: "critical" | "caution";
};

/** The documents' own words for a write that failed. */
export type FailureWords = {
  /** Said of a refusal without messages. */
  refused?: string | undefined;
  /** Said when no answer came. After an unknown outcome too, so it neither calls the write failed nor asks to try again. */
  noAnswer?: string | undefined;
  /** Said when nothing could be sent. */
  notSent?: string | undefined;
};

/** Where nothing better is known (shell §8). */
export const SOMETHING_WENT_WRONG = "Something went wrong. Please try again later.";

/**
 * Puts a failed write into words, or answers nothing when a toast with {@link SOMETHING_WENT_WRONG} says it all
 * (refused without messages, shell §8). A write with an unknown outcome is never called failed.
 */
export const describeFailure = (
  error: unknown,
  title = "Unable To Save Changes",
  words: FailureWords = {},
): Failure | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  // An error of kind http is its status in words; "HTTP 200" above a refusal would only puzzle.
  const says = error.status !== undefined && error.status >= 400 && error.kind !== "http";
  const status = says ? { status: `HTTP ${error.status}` } : {};
  const messages = error.messages.length > 0 ? error.messages : [error.message];
  if (error.outcome === "not-sent") {
    const said = words.notSent ?? words.noAnswer;
    return {
      title,
      messages: said ? [said, error.message] : [error.message],
      hint:
        error.kind === "network"
          ? "Nothing was sent. What you typed is still here: try again when you are connected."
          : "Nothing was sent. What you typed is still here.",
    };
  }
  if (error.outcome === "unknown")
    return {
      title: "The Change Is Not Confirmed",
      messages: words.noAnswer ? [words.noAnswer, ...messages] : messages,
      hint: "It may or may not have been saved. Look at the list, which is being refreshed, before you send it again.",
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
      hint: "An administrator can give you the right. Nothing was changed.",
      ...status,
    };
  return { title, messages, ...status };
};

/** What a refusal says of single fields of the request, by field name. */
export const fieldErrors = (error: unknown): Record<string, string> => {
  if (!(error instanceof ApiError) || error.kind !== "refused" || error.outcome !== "rejected") return {};
  const fields = (error.body as { error?: { fields?: unknown } | null } | undefined)?.error?.fields;
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
};
