import type { Input, listCmsEntries } from "@backoffice/api-client";
import type { EntryKind } from "./entry-kinds.ts";

/** As many as can be put in order at once: all of them are read. */
const MOST = 500;

/** Reads all entries of a kind in their order. */
export const entriesOf = (opId: string, kind: EntryKind): Input<typeof listCmsEntries.operation> => ({
  body: { page: 1, itemsPerPage: MOST, opId, kind, sortBy: "order", sortDirection: "asc" },
});
