import type { Location } from "history";

/** A page in the document. The last one of a list of places is on screen, the others are hidden. */
export type Place = {
  id: number;
  location: Location;
  /** Whether it stays, hidden, when somebody goes to another page. */
  kept: boolean;
  /** How often it has come on screen. */
  visits: number;
};

/** How many pages stay behind the one on screen: staff go to and fro between a few lists. */
const MOST = 3;

/**
 * Goes to an address: to the page that is kept for its path, else to a new one. Pages that do not stay are removed, and
 * of those that do the ones used longest ago.
 */
export const navigate = (places: readonly Place[], location: Location): readonly Place[] => {
  const known = places.find((it) => it.location.pathname === location.pathname);
  const behind = places.filter((it) => it !== known && it.kept).slice(-MOST);
  const id = 1 + Math.max(0, ...places.map((it) => it.id));
  if (!known) return [...behind, { id, location, kept: false, visits: 1 }];
  // The same address is the same object, so that the page is not drawn again for it.
  const same = known.location.search === location.search && known.location.hash === location.hash;
  const visits = known.visits + (known === places.at(-1) ? 0 : 1);
  return [...behind, { ...known, location: same ? known.location : location, visits }];
};

/** Lets a page stay. */
export const keep = (places: readonly Place[], id: number): readonly Place[] =>
  places.map((it) => (it.id === id ? { ...it, kept: true } : it));

/** Removes a hidden page. */
export const discard = (places: readonly Place[], id: number): readonly Place[] => places.filter((it) => it.id !== id);
