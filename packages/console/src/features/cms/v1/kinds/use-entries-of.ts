import { useListCmsEntries } from "@backoffice/api-client";
import type { EntryKind } from "./entry-kinds.ts";

/** As many as can be put in order at once: all of them are read. */
const MOST = 500;

/** All entries of a kind that a site has, in their order; nothing is asked for without a kind. */
export const useEntriesOf = (opId: string, kind: EntryKind | undefined) =>
  useListCmsEntries(
    { body: { page: 1, itemsPerPage: MOST, opId, kind: kind ?? "PAGE", sortBy: "order", sortDirection: "asc" } },
    { enabled: kind !== undefined },
  );
