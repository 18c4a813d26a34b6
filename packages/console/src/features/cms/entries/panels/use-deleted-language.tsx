import { Select } from "@backoffice/ui";
import { useState, type ReactNode } from "react";
import { languageLabel } from "#entities/language/language-label.ts";
import { useSearchParam } from "#kit/address/use-search-param.ts";

/** The language to delete, with its selection field if needed; preselects the edited one. */
export const useDeletedLanguage = (
  languages: readonly string[],
  { language, oneLanguage = false }: { language?: string | undefined; oneLanguage?: boolean | undefined },
): { language: string | undefined; choice: ReactNode } => {
  const [edited] = useSearchParam("selectedLanguage");
  const [chosen, choose] = useState(languages.find((it) => it === edited) ?? languages[0]);
  if (!oneLanguage) return { language, choice: undefined };
  const choice = (
    <label className="mt-3 flex flex-col gap-1 text-meta text-ink-muted">
      Language
      <Select
        options={languages.map((value) => ({ value, label: languageLabel(value) }))}
        value={chosen ?? ""}
        onValueChange={choose}
      />
    </label>
  );
  return { language: chosen, choice };
};
