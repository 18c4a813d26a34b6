import type { Language } from "@backoffice/ui/form";
import { LANGUAGES, languagesOf } from "#entities/language/languages.ts";
import { useLanguages } from "#entities/language/use-languages.ts";
import { CMS_DEFAULT } from "#kit/scope/scope.ts";

/** The languages that a site is written in: those of its operator, and all of them for what every site starts from. */
export const useSiteLanguages = (opId: string): readonly Language[] => {
  const isDefault = opId === CMS_DEFAULT;
  const known = useLanguages({ opId: isDefault ? "" : opId, chosen: true });
  return isDefault ? LANGUAGES : (known ?? languagesOf(["en"]));
};
