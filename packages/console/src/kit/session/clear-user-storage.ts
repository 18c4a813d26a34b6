const DRAFT = /^draft:/;

/** Storage keys that belong to a user; the appearance does not. */
const OF_USER = /^(?:draft|recent|bulk)[:.]|^notified$/;

/**
 * Removes everything stored for the user in this browser, except some drafts: `all` of an idle user, those `kept` for
 * all tabs (with a title and an address) of a user who signs out.
 */
export const clearUserStorage = (drafts: "all" | "kept" | "none" = "none"): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) {
      const stays = DRAFT.test(key) && (drafts === "all" || (drafts === "kept" && storage === localStorage));
      if (OF_USER.test(key) && !stays) storage.removeItem(key);
    }
};

/** Removes drafts of other users, at the start of a session. */
export const forgetDraftsOfOthers = (userId: string): void => {
  for (const key of Object.keys(localStorage))
    if (DRAFT.test(key) && !key.startsWith(`draft:${userId}:`)) localStorage.removeItem(key);
};
