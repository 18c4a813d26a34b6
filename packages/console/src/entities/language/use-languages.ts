import { useShowOperator } from "@backoffice/api-client";
import type { Language } from "@backoffice/ui/form";
import { useSession } from "#kit/session/session.ts";
import { LANGUAGES, languagesOf } from "./languages.ts";
import { writesAllLanguages } from "./writes-all-languages.ts";

/**
 * Languages in which the user may edit an operator's content: all, or those allowed for the operator
 * (shell §6, ruling 25). Undefined while loading.
 */
export const useLanguages = ({ opId, chosen }: { opId: string; chosen: boolean }): readonly Language[] | undefined => {
  const session = useSession();
  const unlimited = writesAllLanguages(session, chosen);
  const operator = useShowOperator({ body: { opId } }, { enabled: !unlimited && opId !== "", staleTime: 60_000 });
  if (unlimited) return LANGUAGES;
  if (opId === "") return languagesOf(["en"]);
  // English can be edited even if the operator fails to load.
  return operator.data ? languagesOf(operator.data.allowedLangs) : operator.isError ? languagesOf(["en"]) : undefined;
};
