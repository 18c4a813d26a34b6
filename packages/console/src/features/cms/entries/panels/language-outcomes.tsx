import { Alert } from "@backoffice/ui";
import { languageLabel } from "#entities/language/language-label.ts";
import { isDeleted, type LanguageOutcome } from "./in-languages.ts";

const STATES = {
  deleted: "deleted",
  refused: "refused",
  unknown: "unknown, it may have been deleted",
  "not-sent": "not deleted, nothing was sent",
} as const satisfies Record<LanguageOutcome["state"], string>;

/** Outcome by language, if not all were deleted. */
export const LanguageOutcomes = ({ outcomes }: { outcomes: readonly LanguageOutcome[] }) => (
  <Alert severity="caution" title={`Deleted in ${outcomes.filter(isDeleted).length} of ${outcomes.length} languages`}>
    <ul>
      {outcomes.map(({ language, state, reason }) => (
        <li key={language}>
          {languageLabel(language)}: {STATES[state]}
          {reason !== undefined && `. ${reason}`}
        </li>
      ))}
    </ul>
  </Alert>
);
