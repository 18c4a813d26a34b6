import { DraftTabContext, onDraftsChange } from "@backoffice/ui/form";
import { use, useMemo, useSyncExternalStore } from "react";
import { useAddress } from "#kit/address/address.tsx";
import { removePersonalData } from "#kit/address/remove-personal-data.ts";
import { useSession } from "#kit/session/session.ts";
import { listedDrafts, type ListedDraft } from "./listed-drafts.ts";

/** Drafts of the user, the latest first, except those of the form at the current address, which offers them itself. */
export const useDrafts = (): readonly ListedDraft[] => {
  const { userId } = useSession();
  const tab = use(DraftTabContext);
  const { pathname, search } = useAddress();
  const here = pathname + removePersonalData(search);
  const stored = useSyncExternalStore(onDraftsChange, () => JSON.stringify(listedDrafts(userId, tab)));
  return useMemo(() => (JSON.parse(stored) as ListedDraft[]).filter(({ address }) => address !== here), [stored, here]);
};
