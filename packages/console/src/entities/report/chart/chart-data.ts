import { formatNumber } from "#kit/numbers/format-number.ts";

/** Maximum length of a name in a chart; the list shows it in full. */
const LETTERS = 24;
/** Maximum number of bars; the smallest beyond it are merged. Operators are never merged, and may have more. */
const [BARS, OPERATORS] = [12, 100];
/** Maximum rows of one call (contract, `ItemsPerPage`). */
const ALL_ROWS = 10_000;

type Row = Readonly<Record<string, unknown>>;
type Answer = { items: readonly Row[]; count: number; totals?: Row | undefined };

/** Definition of a report chart: one bar per value of a field, with figures of the totals row. */
export type ChartOf = {
  /** Field that separates the bars: an ID, a day, a type. */
  by: string;
  /** Field with the bar's name, if it is another one. */
  name?: string | undefined;
  /** Label of the names: "Day". */
  category: string;
  /** Labels of figures by field; bars are sorted by the first. */
  of: Readonly<{ [field: string]: string }>;
  /** Label of a name. */
  words?: ((value: string) => string) | undefined;
  /** The bars are days, never merged, in ascending order. */
  days?: boolean | undefined;
  /** The figures are counts, not US dollars. */
  counts?: boolean | undefined;
  /** Each row is its own bar, across operators: the largest rows are requested, the rest of the total is one bar. */
  largest?: boolean | undefined;
};

/** Bars that add up to the totals row, or the reason why there are none. */
export type DrawnChart =
  | {
      label: string;
      category: string;
      categories: readonly string[];
      series: readonly { id: string; label: string; values: readonly number[] }[];
      /** The last bar holds all others. */
      others?: true;
    }
  | { refusal: string };

const BY_OPERATOR = { by: "opId", name: "opTitle", category: "Operator", words: undefined, days: false } as const;

/** Paging of the chart's request, independent of the list's page and sort. */
export const chartRows = ({ largest, of }: ChartOf) =>
  largest
    ? { page: 1, itemsPerPage: BARS - 1, sortBy: Object.keys(of)[0]!, sortDirection: "desc" as const }
    : { page: 1, itemsPerPage: ALL_ROWS };

const shorten = (text: string): string => {
  const letters = Array.from(text);
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join("")}…` : text;
};

/** Sum in cents, since floats do not add up exactly. Counts as well. */
const sumIn = (rows: readonly Row[], field: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[field]) * 100), 0);

/** Bars of a chart, each with its rows. */
const barsOf = (items: readonly Row[], { by, name = by, of, words = (it) => it, days }: ChartOf) => {
  const groups = [...Map.groupBy(items, (row) => String(row[by]))].map(([id, rows]) => {
    const title = rows[0]![name];
    return { id, title: words(typeof title === "string" ? title : id), rows };
  });
  if (days) return groups.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const [first = ""] = Object.keys(of);
  const sorted = groups.toSorted((a, b) => Math.abs(sumIn(b.rows, first)) - Math.abs(sumIn(a.rows, first)));
  if (by === BY_OPERATOR.by || sorted.length <= BARS) return sorted;
  const rest = sorted.slice(BARS - 1);
  return [
    ...sorted.slice(0, BARS - 1),
    { id: "", title: `Other (${rest.length})`, rows: rest.flatMap((it) => it.rows) },
  ];
};

const labelOf = ({ of, category, days, counts }: ChartOf) => {
  // Abbreviations keep their case.
  const names = Object.values(of).map((it, at) => (at === 0 || /^[A-Z]{2}/.test(it) ? it : it.toLowerCase()));
  return `${names.join(" and ")} by ${days ? "day" : category.toLowerCase()}${counts ? "" : ", USD"}`;
};

/**
 * Chart of a report response whose bars add up to the totals row; a refusal if rows are missing or do not add up. No
 * bar mixes operators: if one would, the bars are operators instead.
 */
export const chartData = ({ items, count, totals = {} }: Answer, asked: ChartOf): DrawnChart => {
  const missing = count - items.length;
  if (missing > 0 && !asked.largest)
    return { refusal: `No chart of ${formatNumber(count, "en")} rows: choose a shorter period or one operator.` };
  const ofSeveral = (rows: readonly Row[]) => new Set(rows.map((row) => row["opId"])).size > 1;
  const wanted = barsOf(items, asked);
  const chart = wanted.some(({ rows }) => ofSeveral(rows)) ? { ...asked, ...BY_OPERATOR } : asked;
  const bars = chart === asked ? wanted : barsOf(items, chart);
  if (chart.by === BY_OPERATOR.by && bars.length > OPERATORS)
    return { refusal: `No chart of ${bars.length} operators: choose one operator.` };
  const series = Object.entries(chart.of).map(([field, label]) => {
    const rest = Math.round(Number(totals[field] ?? 0) * 100) - sumIn(items, field);
    return { field, label, rest };
  });
  if (missing <= 0 && series.some(({ rest }) => rest !== 0))
    return { refusal: "No chart: the rows do not add up to the total." };
  const titles = bars.map(({ title }) => shorten(title));
  const isTwice = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  const names = bars.map(({ id }, at) => (isTwice(titles[at]!) ? `${titles[at]} (${id})` : titles[at]!));
  return {
    label: labelOf(chart),
    category: chart.category,
    categories: missing > 0 ? [...names, `Other (${missing})`] : names,
    ...((missing > 0 || bars.at(-1)?.id === "") && { others: true }),
    series: series.map(({ field, label, rest }) => {
      const values = bars.map(({ rows }) => sumIn(rows, field) / 100);
      return { id: field, label, values: missing > 0 ? [...values, rest / 100] : values };
    }),
  };
};
