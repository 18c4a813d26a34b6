import type { ReviewPanel } from "./review-list.ts";

/** Filters of the review list; an empty filter matches all panels. */
export type ReviewFilter = {
  /** Words of a title, id or state, in any order. */
  text: string;
  area: string;
  /** Name of a state of the panel. */
  state: string;
};

/** The matching panels, in their order. */
export const filterPanels = (panels: readonly ReviewPanel[], { text, area, state }: ReviewFilter): ReviewPanel[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return panels.filter(({ panel, title, facts, stories }) => {
    const names = stories.map(({ name }) => name);
    const said = [title, panel, ...names].join(" ").toLowerCase();
    return (
      (!area || facts.area === area) && (!state || names.includes(state)) && words.every((word) => said.includes(word))
    );
  });
};
