import { useShowOperator } from "@backoffice/api-client";
import { CMS_DEFAULT } from "#kit/scope/scope.ts";

/** Language codes of a site; undefined for the default content and while loading. */
export const useSiteLanguages = (opId: string): readonly string[] | undefined =>
  useShowOperator({ body: { opId } }, { enabled: opId !== CMS_DEFAULT, staleTime: 60_000 }).data?.allowedLangs;
