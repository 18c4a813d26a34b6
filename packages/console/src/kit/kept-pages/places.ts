import type { Location } from "history";

/** A page in the document. The last one of a list of places is on screen, the others are hidden. */
export type Place = {
  id: number;
  location: Location;
  /** Whether it stays, hidden, after navigation to another page. */
  kept: boolean;
  /** Number of times it was shown. */
  visits: number;
};

/** Maximum number of hidden pages: staff switch between a few lists. */
const MOST = 3;

/**
 * Navigates to the page kept for the path, or else to a new one. Removes pages that are not kept, and the least
 * recently used kept ones.
 */
export const navigate = (places: readonly Place[], location: Location): readonly Place[] => {
  const known = places.find((it) => it.location.pathname === location.pathname);
  const behind = places.filter((it) => it !== known && it.kept).slice(-MOST);
  const id = 1 + Math.max(0, ...places.map((it) => it.id));
  if (!known) return [...behind, { id, location, kept: false, visits: 1 }];
  // The same address is the same object, so that the page is not rendered again.
  const same = known.location.search === location.search && known.location.hash === location.hash;
  const visits = known.visits + (known === places.at(-1) ? 0 : 1);
  return [...behind, { ...known, location: same ? known.location : location, visits }];
};

/** Lets a page stay. */
export const keep = (places: readonly Place[], id: number): readonly Place[] =>
  places.map((it) => (it.id === id ? { ...it, kept: true } : it));

/** Removes a hidden page. */
export const discard = (places: readonly Place[], id: number): readonly Place[] => places.filter((it) => it.id !== id);
