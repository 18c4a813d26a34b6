import type { ReviewPanel } from "../review-list.ts";

type StateCount = { name: string; own: number; derived: number; none: number; missing: number };

/** Per state: the panels with a look of their own, with a derived one, to which it does not apply, and that lack it. */
export const countStates = (panels: readonly ReviewPanel[]): StateCount[] => {
  const names = new Set(panels.flatMap(({ facts }) => facts.states?.map(({ name }) => name) ?? []));
  return [...names].map((name) => {
    const count = { own: 0, derived: 0, none: 0, missing: 0 };
    for (const { stories, facts } of panels) {
      const look = stories.find((it) => it.name === name);
      const state = facts.states?.find((it) => it.name === name);
      if (look) count[look.switches === undefined ? "own" : "derived"] += 1;
      else if (state) count[state.why === undefined ? "missing" : "none"] += 1;
    }
    return { name, ...count };
  });
};
