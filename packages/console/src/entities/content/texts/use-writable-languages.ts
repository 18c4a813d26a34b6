import type { Language } from "@backoffice/ui/form";
import { withWritten } from "#entities/language/languages.ts";
import { useLanguages } from "#entities/language/use-languages.ts";
import { CMS_DEFAULT } from "#kit/scope/scope.ts";

/**
 * Languages in which content of a site can be edited: those that the user may use (ruling 25), plus those that
 * already have texts. Platform staff edit the default content in all languages, since every site starts from it.
 */
export const useWritableLanguages = (opId: string, written: readonly string[] = []): readonly Language[] =>
  withWritten(useLanguages({ opId, chosen: opId !== CMS_DEFAULT }), written);
