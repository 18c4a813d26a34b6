import type { Mark, Marks } from "./mark.ts";

export type MergedMarks = {
  marks: Marks;
  /** Ids of the looks that had no mark. */
  added: readonly string[];
  /** Ids of the looks whose mark was replaced by a newer one. */
  updated: readonly string[];
  /** Ids of the looks whose own mark is newer and was kept. */
  kept: readonly string[];
};

const isSame = (a: Mark, b: Mark) =>
  a.seen === b.seen && a.at === b.at && JSON.stringify(a.notes) === JSON.stringify(b.notes);

/** Merges marks from a file into one's own; for each look the newer mark wins. */
export const mergeMarks = (own: Marks, imported: Marks): MergedMarks => {
  const marks: Record<string, Mark> = { ...own };
  const changed: Record<"added" | "updated" | "kept", string[]> = { added: [], updated: [], kept: [] };
  for (const [id, mark] of Object.entries(imported)) {
    const before = own[id];
    if (before && isSame(before, mark)) continue;
    const newer = !before || Date.parse(mark.at) > Date.parse(before.at);
    if (newer) marks[id] = mark;
    changed[before ? (newer ? "updated" : "kept") : "added"].push(id);
  }
  return { marks, ...changed };
};
