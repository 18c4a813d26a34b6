import { isIdName } from "../../live/harvest.ts";
import { inWords, isRefused } from "../answer.ts";
import { codesOf, typesIn, type Input } from "../inputs.ts";
import type { Run } from "../run.ts";
import { fieldOf } from "./field-of.ts";
import type { ListShape } from "./list-shape.ts";
import { haveSameRows, readPage, type Page, type Row } from "./read-page.ts";

/** Moments that no row lies after, or before. */
const PERIOD: Readonly<Record<string, string>> = { from: "2999-01-01T00:00:00Z", to: "1971-01-01T00:00:00Z" };
const NOTHING = "qzxwvjkqzxwvjk";

type Scalar = string | number | boolean;
const isScalar = (value: unknown): value is Scalar => ["string", "number", "boolean"].includes(typeof value);

/** A filter's value, what reports show of it, and what is wrong with the rows that it gives. */
type Trial = { value: unknown; shown: unknown; wrongIn: (rows: readonly Row[]) => string | undefined };

/** Whether a filter can only mean equality: free texts may be looked for in parts. */
const isExactly = (run: Run, { name, schema }: Input, types: readonly string[]): boolean =>
  codesOf(run.contract, schema).length > 0 || types.includes("boolean") || isIdName(name);

/** Rows of a report may stay in another period, with other numbers. */
const periodTrial = (name: string, whole: Page): Trial => ({
  value: PERIOD[name],
  shown: PERIOD[name],
  wrongIn: (rows) =>
    rows.length > 0 && haveSameRows(rows, whole.rows) ? "changes nothing, for a time without any rows" : undefined,
});

const searchTrial = (): Trial => ({
  value: NOTHING,
  shown: NOTHING,
  wrongIn: (rows) => (rows.length > 0 ? `gives ${rows.length} rows for a text that none has` : undefined),
});

const valueTrial = (run: Run, input: Input, whole: Page, value: Scalar, types: readonly string[]): Trial => {
  const { name, schema } = input;
  const isExact = isExactly(run, input, types);
  const lower = String(value).toLowerCase();
  const meets = (row: Row) => {
    const it = fieldOf(row, name);
    // What belongs to all operators is in the list of each.
    if (it === value || (name === "opId" && it === "*")) return true;
    return !isExact && typeof it === "string" && it.toLowerCase().includes(lower);
  };
  const isPublic = typeof value === "boolean" || codesOf(run.contract, schema).length > 0;
  // Of an object in the row it may be another one than what is filtered by.
  const isOwn = whole.rows.some((it) => Object.hasOwn(it, name));
  const isWhole = isOwn && whole.rows.length === whole.count;
  const expected = whole.rows.filter(meets).length;
  return {
    value,
    shown: isPublic ? value : "…",
    wrongIn: (rows) => {
      const wrong = rows.filter((it) => !meets(it)).length;
      if (wrong > 0) return `${wrong} of ${rows.length} rows do not meet it`;
      return isExact && isWhole && rows.length !== expected
        ? `gives ${rows.length} rows, and ${expected} of the list meet it`
        : undefined;
    },
  };
};

const valueTrials = (
  run: Run,
  { operation }: ListShape,
  input: Input,
  whole: Page,
  types: readonly string[],
): Trial[] => {
  const { name, schema } = input;
  const values = [...new Set(whole.rows.map((it) => fieldOf(it, name)).filter(isScalar))].filter(
    (it) => it !== "" && it !== "*",
  );
  if (values.length === 0) return [];
  // Where all rows have the same value, another one has none.
  const codes = types.includes("boolean") ? [true, false] : codesOf(run.contract, schema).filter(isScalar);
  const others = values.length === 1 ? codes.filter((it) => !values.includes(it)).slice(0, 1) : [];
  return [run.randomFor(`${operation.id} ${name}`).pick(values), ...others].map((it) =>
    valueTrial(run, input, whole, it, types),
  );
};

/** `minAmount` and `maxAmount` are limits of `amount`, or of the only `toAmount`: asked for is that of a row in the middle. */
const limitTrials = ({ name }: Input, whole: Page): Trial[] => {
  const [, limit = "", field = ""] = /^(min|max)([A-Z]\w*)$/.exec(name) ?? [];
  const own = field.charAt(0).toLowerCase() + field.slice(1);
  const ending = Object.keys(whole.rows[0] ?? {}).filter((it) => it.endsWith(field));
  const named = whole.rows.some((it) => Object.hasOwn(it, own)) || ending.length !== 1 ? own : ending[0]!;
  const numberIn = (row: Row) => Number(fieldOf(row, named));
  const numbers = whole.rows.map(numberIn).toSorted((one, other) => one - other);
  const value = numbers[Math.floor(numbers.length / 2)];
  if (field === "" || value === undefined || numbers.some((it) => Number.isNaN(it))) return [];
  const isBeyond = (row: Row) => (limit === "min" ? numberIn(row) < value : numberIn(row) > value);
  const wrongIn = (rows: readonly Row[]) => {
    const wrong = rows.filter(isBeyond).length;
    return wrong > 0 ? `${wrong} of ${rows.length} rows do not meet it` : undefined;
  };
  return [{ value, shown: "…", wrongIn }];
};

const trialsOf = (run: Run, shape: ListShape, input: Input, whole: Page): Trial[] | string => {
  const { name, schema } = input;
  const types = typesIn(run.contract, schema);
  if (Object.hasOwn(PERIOD, name)) return [periodTrial(name, whole)];
  if (name === "search") return [searchTrial()];
  if (types.includes("array") || types.includes("object")) return "is a list or an object";
  const trials = [...limitTrials(input, whole), ...valueTrials(run, shape, input, whole, types)];
  return trials.length > 0 ? trials : "no row has a field of that name";
};

const whereOf = ({ name }: Input) => `request: ${name}`;

/** Asks for the rows of a filter; says why it could not be checked. */
const checkTrial = async (run: Run, shape: ListShape, input: Input, trial: Trial): Promise<string | undefined> => {
  const { answer, page } = await readPage(run, run.main, shape, {
    page: shape.first,
    size: shape.whole,
    inputs: { [input.name]: trial.value },
    shown: { [input.name]: trial.shown },
  });
  const finding = { where: whereOf(input), origin: input.origin, answers: [answer] };
  if (!page && isRefused(answer)) return `is refused alone (${inWords(answer)})`;
  const wrong = page && trial.wrongIn(page.rows);
  if (wrong !== undefined) run.tell(shape.operation, { ...finding, rule: "list-filter", message: wrong });
  if (!page)
    run.tell(shape.operation, { ...finding, rule: "call-failed", message: `is answered with ${inWords(answer)}` });
  return undefined;
};

/** Asks a list with each of its filters alone, for a value that its rows have. */
export const checkFilters = async (run: Run, shape: ListShape, whole: Page): Promise<void> => {
  const { filters, operation } = shape;
  if (filters.length === 0) return;
  if (whole.rows.length === 0) return run.leave(operation, "lists", "has no rows to be filtered");
  for (const input of filters) {
    if (!run.wants("lists", operation, whereOf(input))) continue;
    const trials = trialsOf(run, shape, input, whole);
    const leave = (why: string) =>
      run.leave(operation, "lists", `filter ${input.name}: ${why}`, ({ where }) => where === whereOf(input));
    if (typeof trials === "string") leave(trials);
    else
      for (const trial of trials) {
        const why = await checkTrial(run, shape, input, trial);
        if (why !== undefined) leave(why);
      }
  }
};
