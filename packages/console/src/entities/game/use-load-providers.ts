import { searchGameOriginalProviders } from "@backoffice/api-client";
import type { LoadOptions } from "@backoffice/ui/form";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { ALL } from "#kit/scope/scope.ts";

/** How long providers that were found stay good, in milliseconds. */
const FRESH = 60_000;

/** Loads original providers for a search text (money §7). */
export const useLoadProviders = (): LoadOptions => {
  const client = useQueryClient();
  return useCallback(
    async (typed) => {
      const options = searchGameOriginalProviders.options({ body: { search: typed, opId: ALL } });
      const providers = await client.query({ ...options, staleTime: FRESH });
      return providers.map(({ id, slug, displayName }) => ({ value: id, label: displayName.en, hint: slug }));
    },
    [client],
  );
};
