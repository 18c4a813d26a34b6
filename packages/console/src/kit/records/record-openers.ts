import { Action, type History, type Location } from "history";

type Place = Pick<Location, "pathname" | "search">;

/** The page from which a history entry was opened, by the key of the entry. */
const openers = new Map<string, Place>();

/** The page that led to this history entry; undefined if it was not seen. */
export const openerOf = (key: string): Place | undefined => openers.get(key);

let followed: History | undefined;

/** Remembers from now on which page led to which. A step to the next record of a list keeps the page before the first. */
export const followOpeners = (history: History): void => {
  if (followed === history) return;
  followed = history;
  let last = history.location;
  history.listen(({ action, location }) => {
    const before = last;
    last = location;
    if (action === Action.Pop) return;
    const isAnother = action === Action.Push && location.pathname !== before.pathname;
    const opener = isAnother ? before : openers.get(before.key);
    if (opener) openers.set(location.key, opener);
  });
};
