import { useListCmsEntries } from "@backoffice/api-client";
import type { EntryKind } from "./entry-kinds.ts";

/** Maximum position (contract). */
const LAST = 9999;

/** Position after the last entry of a kind, for a new one; undefined while loading. */
export const useNextPlace = (opId: string, kind: EntryKind, isNew: boolean): string => {
  const { data } = useListCmsEntries(
    { body: { page: 1, itemsPerPage: 1, opId, kind, sortBy: "order", sortDirection: "desc" } },
    { enabled: isNew },
  );
  return data ? String(Math.min((data.items[0]?.order ?? 0) + 1, LAST)) : "";
};
