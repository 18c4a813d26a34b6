import type { Run } from "../run.ts";
import { checkFilters } from "./check-filters.ts";
import { checkPages } from "./check-pages.ts";
import { checkSorts } from "./check-sorts.ts";
import { listShape } from "./list-shape.ts";

/** Whether pages, sorting and filters of each list agree with each other. */
export const checkLists = async (run: Run): Promise<void> => {
  for (const operation of run.operations) {
    const shape = run.wants("lists", operation) ? listShape(run.contract, operation) : undefined;
    if (!shape) continue;
    const whole = await checkPages(run, shape);
    if (!whole) continue;
    await checkSorts(run, shape, whole);
    await checkFilters(run, shape, whole);
  }
};
