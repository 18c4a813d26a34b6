import { onWindowsChange, openWindows } from "@backoffice/ui";
import { Action, type History, type Location, type Update } from "history";
import { judgeEntries } from "./passed-over.ts";

/** Whether an entry lies below an open window, or below one that was open: nobody is to stay there. */
const isBelowWindow = ({ state }: Location): boolean => (state as { belowWindow?: true } | null)?.belowWindow === true;

/** Replaces the current entry by this one, as the entry of a page or as one below a window. */
const rewrite = (history: History, { pathname, search, hash, state }: Location, belowWindow: boolean): void =>
  history.replace({ pathname, search, hash }, { ...(state as object | null), belowWindow: belowWindow || undefined });

/**
 * Lets Back close the top window that is not in the address, instead of leaving the page (decision 005). While a window is
 * open, an entry with the same address lies below the current one: Back leads there, the window closes, and that entry
 * becomes the one of the page. After a window was closed in another way, its entry stays for the next window; Back and
 * Forward pass over it. So closing never navigates, and cannot race a navigation that follows from it.
 */
export const keepWindowsInHistory = (history: History): (() => void) => {
  /** Keys of the entries that were seen, in order, and the place of the current one. */
  let keys = [history.location.key];
  let at = 0;
  const below = new Set<string>();
  let last = history.location;

  /** Puts an entry below the current one for each open window. */
  const addEntries = () => {
    let spare = 0;
    while (below.has(keys[at - 1 - spare] ?? "")) spare += 1;
    for (; spare < openWindows.length; spare += 1) {
      const { location } = history;
      const { pathname, search, hash, state } = location;
      rewrite(history, location, true);
      history.push({ pathname, search, hash }, state);
    }
  };

  const follow = ({ action, location }: Update) => {
    const from = last;
    last = location;
    if (isBelowWindow(location)) below.add(location.key);
    if (action === Action.Push) {
      at += 1;
      keys = [...keys.slice(0, at), location.key];
    } else if (action === Action.Replace) keys[at] = location.key;
    else {
      const place = keys.indexOf(location.key);
      const isBack = place < at;
      // An entry from before a reload: those above it are not known any more.
      if (place < 0) keys = [location.key, ...keys];
      at = Math.max(0, place);
      if (!isBelowWindow(location)) return;
      const top = openWindows.at(-1);
      if (isBack && top) {
        rewrite(history, from, false);
        top.close();
        // The window may have stayed: it asks about unsaved input, or cannot be closed now.
        setTimeout(addEntries);
      } else history.go(isBack ? -1 : 1);
    }
  };

  // Back that closes a window asks about that window only.
  judgeEntries((location) => isBelowWindow(location) && openWindows.length === 0);
  if (isBelowWindow(history.location)) rewrite(history, history.location, false);
  const ends = [history.listen(follow), onWindowsChange(addEntries)];
  addEntries();
  return () => ends.forEach((end) => end());
};
