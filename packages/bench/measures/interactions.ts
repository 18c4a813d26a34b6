import type { Browser } from "playwright";
import { compare } from "../figures/compare.ts";
import { compareCosts } from "../figures/compare-costs.ts";
import { atOnce, byHand } from "../browser/hand.ts";
import { inTurns } from "../figures/in-turns.ts";
import type { Subject } from "../browser/pages.ts";
import type { Section } from "../figures/section.ts";
import { type Sitting, sitting } from "./sitting.ts";
import { sittingCost } from "./sitting-cost.ts";

/** Time allowed for the slide-in animation of the console's drawer, which the bare dialog does not have. */
const ANIMATION_MS = 250;
const DIALOG = 6;

const STEPS = {
  first: "List to list, first visit",
  again: "List to list, again",
  dialog: "Drawer",
  dialogAgain: "Drawer, again",
  search: "Two letters of a search",
} as const;
const TIMES: Record<keyof Sitting, { name: string; budget?: number }> = {
  first: { name: `${STEPS.first}: row painted`, budget: 1.4 },
  again: { name: `${STEPS.again}: row painted`, budget: 2.8 },
  dialog: { name: "Drawer painted", budget: DIALOG },
  dialogAgain: { name: `${STEPS.dialogAgain}: painted`, budget: 4 },
  rest: { name: `Drawer at rest (${DIALOG} × and ${ANIMATION_MS} ms of animation)` },
  worst: { name: "Worst interaction to the next frame", budget: 1.3 },
};

const measure = async (browser: Browser, subject: Subject) => ({
  cost: await sittingCost(browser, subject),
  atOnce: await sitting(browser, subject, atOnce),
  byHand: await sitting(browser, subject, byHand),
});

/**
 * Measures a session in the console and in the bare page. Budgets apply to instant clicks; clicks at the speed of a
 * user are listed below.
 */
export const measureInteractions = async (
  browser: Browser,
  ours: Subject,
  bare: Subject,
  runs: number,
): Promise<Section> => {
  const pairs = await inTurns(
    runs,
    () => measure(browser, ours),
    () => measure(browser, bare),
  );
  const costs = (Object.keys(STEPS) as (keyof typeof STEPS)[]).map((step) =>
    compareCosts(
      `${STEPS[step]}: main thread`,
      pairs.map((it) => ({ ours: it.ours.cost[step], base: it.base.cost[step] })),
    ),
  );
  const times = (Object.keys(TIMES) as (keyof Sitting)[]).flatMap((key) => {
    const instant = compare({ ...TIMES[key], unit: "ms" }, pairs, (it) => it.atOnce[key]);
    const rest = key === "rest" && { budget: DIALOG + ANIMATION_MS / (instant.base ?? NaN) };
    return [{ ...instant, ...rest }, compare({ name: "  by a hand", unit: "ms" }, pairs, (it) => it.byHand[key])];
  });
  return { title: "Interactions, clicked at once", base: "bare page", results: [...costs, ...times] };
};
