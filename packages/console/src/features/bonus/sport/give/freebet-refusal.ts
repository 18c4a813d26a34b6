import { ApiError, type components } from "@backoffice/api-client";

type ErrorItem = { errorCode: components["schemas"]["FreebetErrorCode"] };

/** Messages of the sports platform's error codes (shell §8). */
const SENTENCES: Readonly<Record<number, string>> = {
  31: "FreeBet Template is expired.",
  33: "No Active freebet template.",
  34: "FreeBet template is already activated.",
  37: "Bonus does not belong to freebet template.",
  39: "Unknown currency.",
};

/** The refusal in the response of giving a freebet; undefined if it was given. Unknown codes are shown as received. */
export const freebetRefusal = (errorItems: readonly ErrorItem[] = []): ApiError | undefined => {
  if (errorItems.length === 0) return undefined;
  const messages = errorItems.map(
    ({ errorCode }) => SENTENCES[errorCode] ?? `The sports platform refused it (code ${errorCode}).`,
  );
  return new ApiError(messages.join(" "), { kind: "refused", outcome: "rejected", messages });
};
