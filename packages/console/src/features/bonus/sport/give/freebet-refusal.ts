import { ApiError, type components } from "@backoffice/api-client";

type ErrorItem = { errorCode: components["schemas"]["FreebetErrorCode"] };

/** What the sports platform says by number (shell §8). */
const SENTENCES: Readonly<Record<number, string>> = {
  31: "FreeBet Template is expired.",
  33: "No Active freebet template.",
  34: "FreeBet template is already activated.",
  37: "Bonus does not belong to freebet template.",
  39: "Unknown currency.",
};

/** The refusal in the answer of giving a freebet; nothing when it was given. A new number is told as it came. */
export const freebetRefusal = (errorItems: readonly ErrorItem[] = []): ApiError | undefined => {
  if (errorItems.length === 0) return undefined;
  const messages = errorItems.map(
    ({ errorCode }) => SENTENCES[errorCode] ?? `The sports platform refused it (code ${errorCode}).`,
  );
  return new ApiError(messages.join(" "), { kind: "refused", outcome: "rejected", messages });
};
