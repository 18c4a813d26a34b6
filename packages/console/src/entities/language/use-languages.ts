import { useShowOperator } from "@backoffice/api-client";
import type { Language } from "@backoffice/ui/form";
import { ALL, CMS_DEFAULT } from "#kit/scope/scope.ts";
import { useSession } from "#kit/session/session.ts";
import { LANGUAGES, languagesOf, withExtraLanguages } from "./languages.ts";
import { writesAllLanguages } from "./writes-all-languages.ts";

/**
 * Languages in which the user may edit an operator's content: those of the operator, and for users without a limit the
 * others as extra ones (shell §6, ruling 25). Undefined while loading.
 */
export const useLanguages = ({ opId, chosen }: { opId: string; chosen: boolean }): readonly Language[] | undefined => {
  const session = useSession();
  const unlimited = writesAllLanguages(session, chosen);
  const isOne = opId !== "" && opId !== ALL && opId !== CMS_DEFAULT;
  const operator = useShowOperator({ body: { opId } }, { enabled: isOne, staleTime: 60_000 });
  if (unlimited && !isOne && opId !== "") return LANGUAGES;
  // English can be edited even if the operator fails to load.
  const codes = isOne && !operator.isError ? operator.data?.allowedLangs : ["en"];
  return codes && (unlimited ? withExtraLanguages(codes) : languagesOf(codes));
};
