import type { Language } from "@backoffice/ui/form";
import { languagesOf } from "#entities/language/languages.ts";
import { useLanguages } from "#entities/language/use-languages.ts";
import { CMS_DEFAULT } from "#kit/scope/scope.ts";

/**
 * The languages that content of a site can be written in: those that the user may write in (ruling 25), and those that
 * it is written in already. Platform staff write the default content in all of them: every site starts from it.
 */
export const useWritableLanguages = (opId: string, written: readonly string[] = []): readonly Language[] => {
  const writable = useLanguages({ opId, chosen: opId !== CMS_DEFAULT }) ?? [];
  return languagesOf([...writable.map(({ code }) => code), ...written]);
};
