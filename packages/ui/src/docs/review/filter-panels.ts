import type { ReviewPanel } from "./review-list.ts";

/** Which panels of the review are shown; empty: all. */
export type ReviewFilter = {
  /** Words of a title, an id or a state, in any order. */
  text: string;
  area: string;
  /** The name of a state that a panel has. */
  state: string;
};

/** The panels that a filter leaves, in their order. */
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
