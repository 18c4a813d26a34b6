import type { ReviewPanel } from "../review-list.ts";

/** Filters of the review list; an empty filter matches all looks. */
export type ReviewFilter = {
  /** Words of a title, id or state, in any order. */
  text: string;
  area: string;
  /** Name of a state. */
  state: string;
  /** Mark of a look. */
  mark: "" | "unseen" | "seen" | "changed" | "noted";
};

/** Which marks a look has. */
export type LookStatus = { seen: boolean; changed: boolean; noted: boolean };

const hasMark = (mark: ReviewFilter["mark"], status: LookStatus): boolean =>
  mark === "" || (mark === "unseen" ? !status.seen : status[mark]);

/** The matching panels in their order, each with its matching looks. */
export const filterPanels = (
  panels: readonly ReviewPanel[],
  { text, area, state, mark }: ReviewFilter,
  statusOf: (id: string) => LookStatus,
): ReviewPanel[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isSaid = (...names: string[]) => {
    const said = names.join(" ").toLowerCase();
    return words.every((word) => said.includes(word));
  };
  return panels.flatMap((it) => {
    const { panel, title, facts, stories } = it;
    if (area && facts.area !== area) return [];
    if (stories.length === 0) return !state && !mark && isSaid(title, panel) ? [it] : [];
    const matching = stories.filter(
      ({ id, name }) => (!state || name === state) && isSaid(title, panel, name) && hasMark(mark, statusOf(id)),
    );
    return matching.length > 0 ? [{ ...it, stories: matching }] : [];
  });
};
