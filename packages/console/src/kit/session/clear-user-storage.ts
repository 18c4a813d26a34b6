import { isOfUser, kindOf } from "./stored-data.ts";

const DRAFT = /^draft:/;

/** Removes what a log-out removes from this browser (`stored-data.ts`); `drafts` stay after an idle hour. */
export const clearUserStorage = ({ drafts }: { drafts: "kept" | "asked" }): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) {
      const stays = drafts === "kept" && DRAFT.test(key);
      if (!stays && kindOf(key, storage)?.atLogOut === "removed") storage.removeItem(key);
    }
};

/** Removes what the user of this browser chose to remove: everything of theirs but unknown outcomes. */
export const removeStoredOf = (userId: string): void => {
  for (const key of Object.keys(localStorage)) {
    const kind = kindOf(key, localStorage);
    if (kind?.atLogOut === "asked" && isOfUser(key, kind, userId)) localStorage.removeItem(key);
  }
};
