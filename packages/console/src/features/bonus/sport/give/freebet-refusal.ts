import { ApiError } from "@backoffice/api-client";

/** Messages of the sports platform's error codes (shell §8). */
const SENTENCES: Readonly<Record<number, string>> = {
  31: "FreeBet Template is expired.",
  33: "No Active freebet template.",
  34: "FreeBet template is already activated.",
  37: "Bonus does not belong to freebet template.",
  39: "Unknown currency.",
};

type Parts = { errorItems?: unknown; data?: unknown; error?: unknown };

const partsOf = (body: unknown): Parts => (typeof body === "object" && body !== null ? body : {});

/** The error codes in an answer: at its top, or in its `data` or `error`. */
const codesIn = (body: unknown): number[] => {
  const { data, error } = partsOf(body);
  const items = [body, data, error].map((it) => partsOf(it).errorItems).find(Array.isArray) ?? [];
  return items.map((it: { errorCode?: unknown } | null) => Number(it?.errorCode)).filter(Number.isFinite);
};

/**
 * The refusal that the sports platform's codes in an answer mean, whether the answer is a success or a refusal (shell §7);
 * undefined without a code. Messages of the server are shown for a code that is not documented.
 */
export const freebetRefusal = (body: unknown, refused?: ApiError): ApiError | undefined => {
  const codes = codesIn(body);
  if (codes.length === 0) return undefined;
  const unknown = (code: number) =>
    refused && refused.messages.length > 0
      ? refused.messages
      : [`The sports platform refused the freebet (code ${code}).`];
  const messages = codes.flatMap((code) => SENTENCES[code] ?? unknown(code));
  return new ApiError(messages.join(" "), {
    kind: "refused",
    outcome: refused?.outcome ?? "rejected",
    messages: [...new Set(messages)],
    ...(refused?.status !== undefined && { status: refused.status }),
    cause: refused,
  });
};
