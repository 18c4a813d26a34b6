import type { Location } from "history";

/** A page in the document: the last of them is on screen, those before it are kept as they were left. */
export type Place = { id: number; location: Location; kept: boolean; visits: number };

/** How many pages stay behind the one on screen: staff go to and fro between a few lists. */
const KEPT = 3;

const nextId = (places: readonly Place[]) => 1 + Math.max(0, ...places.map((it) => it.id));

/** Goes to an address: to the page that is kept for its path, else to a new one. Pages that do not stay are gone. */
export const arrive = (places: readonly Place[], location: Location): readonly Place[] => {
  const known = places.find((it) => it.location.pathname === location.pathname);
  const behind = places.filter((it) => it !== known && it.kept).slice(-KEPT);
  if (!known) return [...behind, { id: nextId(places), location, kept: false, visits: 1 }];
  // An address that says the same is the same: what is drawn for it need not be drawn again.
  const same = known.location.search === location.search && known.location.hash === location.hash;
  const comesBack = known !== places.at(-1);
  const visits = known.visits + (comesBack ? 1 : 0);
  return [...behind, { ...known, location: same ? known.location : location, visits }];
};

/** Lets a page stay when somebody goes on from it. */
export const keep = (places: readonly Place[], id: number): readonly Place[] =>
  places.map((it) => (it.id === id ? { ...it, kept: true } : it));

/** Takes a page out that is not on screen. */
export const discard = (places: readonly Place[], id: number): readonly Place[] =>
  places.filter((it, at) => it.id !== id || at === places.length - 1);

let behind: ReadonlySet<string> = new Set();

/** Says at which addresses pages stay behind the one on screen, until it is taken back. */
export const writeKeptAddresses = (places: readonly Place[]) => {
  behind = new Set(places.slice(0, -1).map(({ location }) => location.pathname + location.search));
  return () => void (behind = new Set());
};

/** Whether what is at an address is kept as it was left: to go there takes no wait for code or rows. */
export const isKept = ({ pathname, search }: Location): boolean => behind.has(pathname + search);
