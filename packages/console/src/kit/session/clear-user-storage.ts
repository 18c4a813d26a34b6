const DRAFT = /^draft:/;

/** Storage keys that belong to a user; the appearance does not. */
const OF_USER = /^(?:draft|recent|bulk)[:.]|^notified$/;

/** Removes everything stored for the user in this browser; an idle user's drafts are kept for when they return. */
export const clearUserStorage = ({ exceptDrafts = false } = {}): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (OF_USER.test(key) && !(exceptDrafts && DRAFT.test(key))) storage.removeItem(key);
};
