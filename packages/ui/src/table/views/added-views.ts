import { MOST_VIEWS, NAME_MAX, type SavedView } from "./saved-views.ts";

const isSame = (one: SavedView, other: SavedView) =>
  JSON.stringify([one.name, one.filter, one.sort, one.view]) ===
  JSON.stringify([other.name, other.filter, other.sort, other.view]);

/** An unused name: "Large", "Large (2)". */
const freeName = (name: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? "" : ` (${number})`;
    const free = name.slice(0, NAME_MAX - end.length) + end;
    if (!taken.has(free)) return free;
  }
};

/** Adds views of a file to the user's: identical ones are skipped, others get an unused name. Undefined if there are too many. */
export const addedViews = (
  own: readonly SavedView[],
  added: readonly SavedView[],
): readonly SavedView[] | undefined => {
  const all = [...own];
  for (const view of added) {
    if (all.some((it) => isSame(it, view))) continue;
    all.push({ ...view, name: freeName(view.name, new Set(all.map(({ name }) => name))) });
  }
  return all.length > MOST_VIEWS ? undefined : all;
};
