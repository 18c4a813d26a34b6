import { ApiError } from "@backoffice/api-client";
import type { Writer } from "#kit/submit/writer.ts";

/** Outcome for the text in one language. */
export type LanguageOutcome = {
  language: string;
  state: "deleted" | "refused" | "unknown" | "not-sent";
  /** The server's message, or what happened. */
  reason?: string;
};

export const isDeleted = ({ state }: LanguageOutcome): boolean => state === "deleted";

type Query = { opId: string; slug: string };
type Deletion = Writer<{ query: Query & { selectedLanguage: string } }>;

const failed = (language: string, error: ApiError, refused: string): LanguageOutcome =>
  error.outcome === "rejected"
    ? { language, state: "refused", reason: error.messages.join(" ") || refused }
    : { language, state: error.outcome, reason: error.message };

/** English last: until then it is shown to players who read another language. */
const englishLast = (languages: readonly string[]) =>
  languages.toSorted((a, b) => Number(a === "en") - Number(b === "en"));

/**
 * Deletes texts with the documented call once per language, one after the other (ruling 52); `refused` stands for a
 * refusal without a message. A refusal does not stop the others, but a missing answer or an ended session does.
 * @throws ApiError if nothing was deleted, for one reason
 */
export const inLanguages = (
  { send, ...write }: Deletion,
  refused: string,
): Writer<{ query: Query; languages: readonly string[] }, readonly LanguageOutcome[]> => ({
  ...write,
  send: async ({ query, languages }, grant) => {
    const outcomes: LanguageOutcome[] = [];
    let first: ApiError | undefined;
    let stopped = false;
    for (const selectedLanguage of englishLast(languages)) {
      if (stopped) {
        outcomes.push({ language: selectedLanguage, state: "not-sent" });
        continue;
      }
      try {
        await send({ query: { ...query, selectedLanguage } }, grant);
        outcomes.push({ language: selectedLanguage, state: "deleted" });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        stopped = error.outcome !== "rejected" || error.kind === "signed-out";
        first ??= error;
        outcomes.push(failed(selectedLanguage, error, refused));
      }
    }
    const reasons = new Set(outcomes.map(({ state, reason }) => reason ?? state));
    if (first && !outcomes.some(isDeleted) && (stopped || reasons.size === 1)) throw first;
    return outcomes;
  },
});
