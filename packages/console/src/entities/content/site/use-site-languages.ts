import { useShowOperator } from "@backoffice/api-client";
import { CMS_DEFAULT } from "#kit/scope/scope.ts";

/** Codes of the languages of a site; nothing of the default content, and while they are not known. */
export const useSiteLanguages = (opId: string): readonly string[] | undefined =>
  useShowOperator({ body: { opId } }, { enabled: opId !== CMS_DEFAULT, staleTime: 60_000 }).data?.allowedLangs;
