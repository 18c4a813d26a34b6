import { isDone, isRefused, inWords, type Answer } from "../answer.ts";
import type { Run } from "../run.ts";
import { isIdName } from "../../live/harvest.ts";
import type { ListShape } from "./list-shape.ts";
import { haveSameRows, readPage, textsOf, type Page, type Row } from "./read-page.ts";

/** Number of pages that a list is cut into, and of the rows in them at most. */
const PAGES = 3;
const MOST_CUT = 150;

const ITEMS = "reply 200: data.items";
const COUNT = "reply 200: data.count";
const REMAINING = "reply 200: data.remaining";
const CALL = "the call";
const PAST = "a page past the end";
const PAST_COUNT = `${PAST}: data.count`;

type Tell = (where: string, message: string, answers: readonly Answer[]) => void;

const hasId = (row: Row) => Object.entries(row).some(([name, it]) => isIdName(name) && it !== null);

const twiceIn = (rows: readonly Row[]) => {
  const texts = textsOf(rows.filter(hasId));
  return texts.length - new Set(texts).size;
};

/** Whether a page has all rows, whatever its count says. */
const isAll = ({ whole }: ListShape, { rows }: Page) => rows.length < whole;

const rowsInWords = (count: number) => `${count} ${count === 1 ? "row" : "rows"}`;

/** What the numbers of a page should be, `before` being the rows of the pages before it. */
const checkCount = (tell: Tell, page: Page, { count, before }: { count: number; before: number }) => {
  if (page.count !== count) tell(COUNT, `is ${page.count}, and there are ${rowsInWords(count)}`, [page.answer]);
  const remaining = Math.max(0, page.count - before - page.rows.length);
  if (page.remaining !== undefined && page.remaining !== remaining)
    tell(REMAINING, `is ${page.remaining}, and ${rowsInWords(remaining)} follow`, [page.answer]);
};

const checkCuts = async (run: Run, shape: ListShape, whole: Page, tell: Tell) => {
  const rows = whole.rows.slice(0, MOST_CUT);
  const size = Math.max(shape.minimum, Math.ceil(rows.length / PAGES));
  const cut: Page[] = [];
  for (let at = 0; at * size < rows.length; at++) {
    const { answer, page } = await readPage(run, run.main, shape, { page: shape.first + at, size });
    if (!page) return tell(CALL, `page ${shape.first + at} is answered with ${inWords(answer)}`, [answer]);
    checkCount(tell, page, {
      count: whole.count,
      before: at * size,
    });
    cut.push(page);
  }
  const answers = [whole.answer, ...cut.map((it) => it.answer)];
  const together = cut.flatMap((it) => it.rows).slice(0, rows.length);
  if (haveSameRows(together, rows)) {
    const texts = textsOf(rows);
    const index = textsOf(together).findIndex((it, at) => it !== texts[at]);
    if (index >= 0)
      tell(ITEMS, `page ${shape.first + Math.floor(index / size)} has another order than the whole list`, answers);
    return;
  }
  const twice = twiceIn(together) - twiceIn(rows);
  tell(
    ITEMS,
    `${cut.length} pages of ${size} together are not the first ${rowsInWords(rows.length)} of the list${twice > 0 ? `: ${rowsInWords(twice)} twice` : ""}`,
    answers,
  );
};

/** Reads one page that the contract allows, and says if it fails. `places` is where else something may be wrong with it. */
const readEdge = async (
  run: Run,
  shape: ListShape,
  wanted: { page: number; size: number },
  places: readonly string[],
) => {
  const where = `request: ${shape.page.name} ${wanted.page}, ${shape.size.name} ${wanted.size}`;
  if (![where, ...places].some((it) => run.wants("lists", shape.operation, it))) return undefined;
  const { answer, page } = await readPage(run, run.main, shape, wanted);
  if (!page && !isRefused(answer))
    run.tell(shape.operation, {
      rule: "call-failed",
      where,
      message: `is answered with ${inWords(answer)}`,
      answers: [answer],
    });
  return page;
};

const checkEdges = async (run: Run, shape: ListShape, whole: Page) => {
  const { first, minimum, maximum, operation } = shape;
  const page = first + Math.ceil(whole.count / shape.whole) + 1;
  const past = await readEdge(run, shape, { page, size: shape.whole }, [PAST, PAST_COUNT]);
  const tell = (rule: "list-rows" | "list-size" | "list-count", where: string, message: string, answers: Answer[]) =>
    run.tell(operation, { rule, where, message, answers });
  if (past && past.rows.length > 0) tell("list-rows", PAST, `has ${rowsInWords(past.rows.length)}`, [past.answer]);
  if (past && past.count !== whole.count)
    tell("list-count", PAST_COUNT, `is ${past.count}, not ${whole.count}`, [past.answer]);
  for (const size of [minimum, ...(maximum && maximum > shape.whole ? [maximum] : [])]) {
    const where = `request: ${shape.size.name} ${size}`;
    const edge = await readEdge(run, shape, { page: first, size }, [where]);
    const wanted = Math.min(size, isAll(shape, whole) ? whole.rows.length : whole.count);
    if (edge && edge.rows.length !== wanted)
      tell("list-size", where, `gives ${rowsInWords(edge.rows.length)}, not ${wanted}`, [edge.answer]);
  }
};

/**
 * Reads a list as a whole and in pages, whose rows and numbers have to agree; undefined if there is nothing to check it
 * with.
 */
export const checkPages = async (run: Run, shape: ListShape): Promise<Page | undefined> => {
  const { operation, first, whole: size } = shape;
  const read = () => readPage(run, run.main, shape, { page: first, size });
  const { answer, page: whole } = await read();
  if (!whole) {
    const why = isDone(answer) ? "its answer has no rows and count" : `is answered with ${inWords(answer)}`;
    run.leave(operation, "lists", why);
    return undefined;
  }
  const found: Parameters<Run["tell"]>[1][] = [];
  const tell: Tell = (where, message, answers) =>
    void found.push({ rule: where.includes("items") ? "list-rows" : "list-count", where, message, answers });
  if (whole.rows.length > size) tell(ITEMS, `are ${whole.rows.length} for ${size} a page`, [answer]);
  checkCount(tell, whole, { count: isAll(shape, whole) ? whole.rows.length : whole.count, before: 0 });
  if (twiceIn(whole.rows) > 0) tell(ITEMS, `${rowsInWords(twiceIn(whole.rows))} twice`, [whole.answer]);
  const isCut = [ITEMS, COUNT, REMAINING, CALL].some((it) => run.wants("lists", operation, it));
  if (isCut && whole.rows.length > 1) await checkCuts(run, shape, whole, tell);
  if (found.length > 0) {
    const again = (await read()).page;
    if (!again || !haveSameRows(again.rows, whole.rows)) {
      run.leave(operation, "lists", "its rows change while they are read");
      return undefined;
    }
    for (const it of found) run.tell(operation, it);
  }
  await checkEdges(run, shape, whole);
  return whole;
};
