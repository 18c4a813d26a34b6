import { inWords, type Answer } from "../answer.ts";
import type { Run } from "../run.ts";
import type { ListShape } from "./list-shape.ts";
import { areSorted } from "./order-of.ts";
import { haveSameRows, readPage, type Page, type Row } from "./read-page.ts";

/** Number of rows that are sorted at most, in two pages. */
const MOST_SORTED = 200;

/** The rows of two pages, sorted. */
const readSorted = async (run: Run, shape: ListShape, whole: Page, inputs: Row) => {
  const size = Math.max(shape.minimum, Math.ceil(Math.min(whole.count, MOST_SORTED) / 2));
  const answers: Answer[] = [];
  const rows: Row[] = [];
  for (const at of [0, 1]) {
    const { answer, page } = await readPage(run, run.main, shape, { page: shape.first + at, size, inputs });
    answers.push(answer);
    if (!page) return { answers, failed: answer };
    rows.push(...page.rows);
  }
  return { answers, rows };
};

/** Sorts a list by each value of `sortBy`, in both directions and over two pages. */
export const checkSorts = async (run: Run, shape: ListShape, whole: Page): Promise<void> => {
  const { operation, sortBy, sortDirection, sorts } = shape;
  if (!sortBy || sorts.length === 0) return;
  if (whole.rows.length < 2) return run.leave(operation, "lists", "has too few rows to be sorted");
  const directions = sortDirection ? (["asc", "desc"] as const) : (["asc"] as const);
  const untold: string[] = [];
  for (const sort of sorts)
    for (const direction of directions) {
      const where = `request: sortBy ${sort}, ${direction}`;
      if (!run.wants("lists", operation, where)) continue;
      const inputs = { [sortBy.name]: sort, ...(sortDirection && { [sortDirection.name]: direction }) };
      const { answers, rows, failed } = await readSorted(run, shape, whole, inputs);
      const tell = (rule: "list-sort" | "list-rows" | "call-failed", message: string) =>
        run.tell(operation, { rule, where, message, origin: sortBy.origin, answers });
      if (failed) {
        tell("call-failed", `is answered with ${inWords(failed)}`);
        continue;
      }
      const sorted = areSorted(rows, sort, direction);
      if (sorted === undefined) untold.push(sort);
      const isSorted = sortDirection ? sorted : sorted || areSorted(rows, sort, "desc");
      if (isSorted === false) tell("list-sort", "is not the order of the rows");
      const isAll = whole.rows.length === whole.count && whole.count <= MOST_SORTED;
      if (isAll && !haveSameRows(rows, whole.rows)) tell("list-rows", "has other rows than the list without it");
    }
  if (untold.length > 0)
    run.leave(
      operation,
      "lists",
      `sorting by ${[...new Set(untold)].join(", ")}: no field of the rows tells the order`,
      (it) => it.rule === "list-sort" && untold.some((sort) => it.where.startsWith(`request: sortBy ${sort},`)),
    );
};
