import type { Language } from "@backoffice/ui/form";
import { withWritten } from "#entities/language/languages.ts";
import { useLanguages } from "#entities/language/use-languages.ts";
import { useSearchParam } from "#kit/address/use-search-param.ts";
import { CMS_DEFAULT } from "#kit/scope/scope.ts";

const ENGLISH: Language = { code: "en", label: "English" };

/**
 * Editable languages of an entry, including those with texts, and the selected one, which the address names as menu
 * links do (shell §2.1).
 */
export const useEntryLanguages = (opId: string, written: readonly string[]) => {
  const [selectedLanguage, setSelectedLanguage] = useSearchParam("selectedLanguage");
  const languages = withWritten(useLanguages({ opId, chosen: opId !== "" && opId !== CMS_DEFAULT }), written);
  const language = languages.find(({ code }) => code === selectedLanguage) ?? languages[0] ?? ENGLISH;
  return { languages, language, show: (code: string) => setSelectedLanguage(code === "en" ? undefined : code) };
};
