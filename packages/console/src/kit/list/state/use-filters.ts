import type { FilterSet } from "@backoffice/ui/filters";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ListFilters } from "./filters.ts";
import { useLocale } from "#kit/preferences/chosen-locale.ts";
import { useScope } from "#kit/scope/scope.ts";
import { can, isPlatform, useSession } from "#kit/session/session.ts";

/** The filters of a list for the member of staff who reads it. */
export const useFilters = (define: ListFilters): FilterSet => {
  const session = useSession();
  const locale = useLocale();
  const client = useQueryClient();
  const { opId } = useScope();
  return useMemo(
    () =>
      define({
        timeZone: session.timeZone,
        locale,
        isPlatform: isPlatform(session),
        opId,
        can: (permission) => can(session, permission),
        client,
      }),
    [define, session, locale, client, opId],
  );
};
