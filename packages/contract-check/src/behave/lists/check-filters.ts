import { isRefused, inWords } from "../answer.ts";
import { says, type Input } from "../inputs.ts";
import { isIdName } from "../../live/harvest.ts";
import type { Run } from "../run.ts";
import type { ListShape } from "./list-shape.ts";
import { readPage, type Page, type Row } from "./read-page.ts";

/** Filters that are no field of a row. */
const PERIOD: Readonly<Record<string, string>> = { from: "2999-01-01T00:00:00Z", to: "1971-01-01T00:00:00Z" };
const NOTHING = "qzxwvjkqzxwvjk";

type Scalar = string | number | boolean;
const isScalar = (value: unknown): value is Scalar => ["string", "number", "boolean"].includes(typeof value);

/** A filter, the value to ask for, and what the rows have to meet then. */
type Trial = { value: unknown; shown: unknown; meets: (row: Row) => boolean; isExact: boolean; what: string };

/** Whether a filter can only mean equality: free texts may be looked for in parts. */
const isExactly = (run: Run, { name, schema }: Input): boolean => {
  const type = [says<string | string[]>(run.contract, schema, "type") ?? []].flat();
  return says(run.contract, schema, "enum") !== undefined || type.includes("boolean") || isIdName(name);
};

const trialOf = (run: Run, input: Input, rows: readonly Row[]): Trial | string => {
  const { name, schema } = input;
  const type = [says<string | string[]>(run.contract, schema, "type") ?? []].flat();
  if (Object.hasOwn(PERIOD, name))
    return { value: PERIOD[name], shown: PERIOD[name], meets: () => false, isExact: true, what: "lie in that period" };
  if (name === "search")
    return { value: NOTHING, shown: NOTHING, meets: () => false, isExact: true, what: "have that text" };
  if (type.includes("array") || type.includes("object")) return "is a list or an object";
  const values = [...new Set(rows.map((it) => it[name]).filter(isScalar))].filter((it) => it !== "");
  if (values.length === 0) return "no row has a field of that name";
  // A value that not all rows have, if there is one.
  const value = run.random.pick(values);
  const isExact = isExactly(run, input);
  const lower = String(value).toLowerCase();
  const isMet = (it: unknown) =>
    isExact || typeof it !== "string" ? it === value : it.toLowerCase().includes(lower);
  const isPublic = typeof value === "boolean" || says(run.contract, schema, "enum") !== undefined;
  return { value, shown: isPublic ? value : "…", meets: (row) => isMet(row[name]), isExact, what: "meet it" };
};

const checkFilter = async (run: Run, shape: ListShape, whole: Page, input: Input): Promise<string | undefined> => {
  const trial = trialOf(run, input, whole.rows);
  if (typeof trial === "string") return trial;
  const { answer, page } = await readPage(run, run.main, shape, {
    page: shape.first,
    size: shape.whole,
    inputs: { [input.name]: trial.value },
    shown: { [input.name]: trial.shown },
  });
  const about = { where: `request: ${input.name}`, origin: input.origin, answers: [answer] };
  if (!page) {
    if (isRefused(answer)) return `is refused alone (${inWords(answer)})`;
    run.tell(shape.operation, { ...about, rule: "call-failed", message: `is answered with ${inWords(answer)}` });
    return undefined;
  }
  const wrong = page.rows.filter((it) => !trial.meets(it)).length;
  const expected = whole.rows.filter(trial.meets).length;
  const isAll = whole.rows.length === whole.count;
  if (wrong > 0)
    run.tell(shape.operation, {
      ...about,
      rule: "list-filter",
      message: `${wrong} of ${page.rows.length} rows do not ${trial.what}`,
    });
  else if (trial.isExact && isAll && page.rows.length !== expected)
    run.tell(shape.operation, {
      ...about,
      rule: "list-filter",
      message: `gives ${page.rows.length} rows, and ${expected} of the list ${trial.what}`,
    });
  return undefined;
};

/** Asks a list with each of its filters alone, for a value that its rows have. */
export const checkFilters = async (run: Run, shape: ListShape, whole: Page): Promise<void> => {
  const { filters, operation } = shape;
  if (filters.length === 0) return;
  if (whole.rows.length === 0) return run.leave(operation, "lists", "has no rows to be filtered");
  for (const input of filters) {
    const why = await checkFilter(run, shape, whole, input);
    if (why !== undefined) run.leave(operation, "lists", `filter ${input.name}: ${why}`);
  }
};
