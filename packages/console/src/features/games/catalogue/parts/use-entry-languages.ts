import type { Language } from "@backoffice/ui/form";
import { withWritten } from "#entities/language/languages.ts";
import { useLanguages } from "#entities/language/use-languages.ts";
import { ALL } from "#kit/scope/scope.ts";

type Texts = { readonly [code: string]: string | undefined };

/**
 * Languages of an entry's form: those that the user may edit for its owner (shell §6), and those with input from before
 * the owner was changed, so that it is not sent silently.
 */
export const useEntryLanguages = (
  opId: string,
  readOnly: boolean,
  texts: readonly { now: Texts; first: Texts }[],
): Language[] => {
  const writable = useLanguages({ opId: readOnly ? "" : opId, chosen: opId !== ALL });
  const codes = texts.flatMap(({ now, first }) =>
    Object.keys(now).filter((code) => readOnly || now[code] !== first[code]),
  );
  return withWritten(writable, codes);
};
