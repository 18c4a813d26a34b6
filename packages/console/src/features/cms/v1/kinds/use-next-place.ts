import { useListCmsEntries } from "@backoffice/api-client";
import type { EntryKind } from "./entry-kinds.ts";

/** As far as places go (the contract's). */
const LAST = 9999;

/** The place behind the last entry of a kind, for a new one; nothing while it is not known. */
export const useNextPlace = (opId: string, kind: EntryKind, isNew: boolean): string => {
  const { data } = useListCmsEntries(
    { body: { page: 1, itemsPerPage: 1, opId, kind, sortBy: "order", sortDirection: "desc" } },
    { enabled: isNew },
  );
  return data ? String(Math.min((data.items[0]?.order ?? 0) + 1, LAST)) : "";
};
