import { use, useMemo, useSyncExternalStore } from "react";
import { draftsOf, type DraftStore, type StoredDraft } from "./draft-store.ts";
import { DraftTabContext, partsOfKey, stateOfTab } from "./draft-tab.ts";
import { onDraftsChange } from "./drafts-changed.ts";

/** A stored draft; `isElsewhere` if it belongs to another tab that is open. */
export type OtherDraft = { store: DraftStore; key: string; draft: StoredDraft; isElsewhere: boolean };

/** Drafts that no form in this tab is typing, the latest first; `is` selects them by the form's part of their keys. */
export const useOtherDrafts = (stores: readonly DraftStore[], is: (form: string) => boolean): readonly OtherDraft[] => {
  const tab = use(DraftTabContext);
  const drafts = useSyncExternalStore(onDraftsChange, () =>
    JSON.stringify(
      stores.flatMap((store) =>
        draftsOf(store, is).flatMap(([key, draft]): OtherDraft[] => {
          if (tab.open.has(key)) return [];
          const { tab: id = tab.id } = partsOfKey(key);
          const state = id === tab.id ? "closed" : stateOfTab(id);
          return state === "unknown" ? [] : [{ store, key, draft, isElsewhere: state === "open" }];
        }),
      ),
    ),
  );
  return useMemo(() => JSON.parse(drafts) as OtherDraft[], [drafts]);
};
