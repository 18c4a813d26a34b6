import type { Input, listCmsEntries } from "@backoffice/api-client";
import type { EntryKind } from "./entry-kinds.ts";

/** Maximum number of entries that can be reordered; all of them are requested. */
const MOST = 500;

/** Requests all entries of a kind in order. */
export const entriesOf = (opId: string, kind: EntryKind): Input<typeof listCmsEntries.operation> => ({
  body: { page: 1, itemsPerPage: MOST, opId, kind, sortBy: "order", sortDirection: "asc" },
});
