import { useListCmsEntries } from "@backoffice/api-client";
import { entriesOf } from "./entries-of.ts";
import type { EntryKind } from "./entry-kinds.ts";

/** All entries of a kind of a site, in order; no request without a kind. */
export const useEntriesOf = (opId: string, kind: EntryKind | undefined) =>
  useListCmsEntries(entriesOf(opId, kind ?? "PAGE"), { enabled: kind !== undefined });
