import { formatNumber } from "#kit/numbers/format-number.ts";

/** Maximum length of a name in a chart; the list shows it in full. */
const LETTERS = 24;
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
  /** Labels of figures by field; bars of names show the first, by which they are sorted. */
  of: Readonly<{ [field: string]: string }>;
  /** Label of a name. */
  words?: ((value: string) => string) | undefined;
  /** The bars are days, in ascending order. */
  days?: boolean | undefined;
  /** The figures are counts, not US dollars. */
  counts?: boolean | undefined;
};

/** Bars that add up to the totals row, or the reason why there are none. */
export type DrawnChart =
  | {
      label: string;
      category: string;
      categories: readonly string[];
      series: readonly { id: string; label: string; values: readonly number[] }[];
    }
  | { refusal: string };

const BY_OPERATOR = { by: "opId", name: "opTitle", category: "Operator", words: undefined, days: false } as const;

/** Paging of the chart's request, independent of the list's page and sort. */
export const CHART_ROWS = { page: 1, itemsPerPage: ALL_ROWS } as const;

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
  return groups.toSorted((a, b) => sumIn(b.rows, first) - sumIn(a.rows, first));
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
export const chartData = ({ items, count, totals = {} }: Answer, definition: ChartOf): DrawnChart => {
  if (count > items.length)
    return { refusal: `No chart of ${formatNumber(count, "en")} rows: choose a shorter period or one operator.` };
  const ofSeveral = (rows: readonly Row[]) => new Set(rows.map((row) => row["opId"])).size > 1;
  const wanted = barsOf(items, definition);
  const chart = wanted.some(({ rows }) => ofSeveral(rows)) ? { ...definition, ...BY_OPERATOR } : definition;
  const bars = chart === definition ? wanted : barsOf(items, chart);
  const series = Object.entries(chart.of);
  if (series.some(([field]) => Math.round(Number(totals[field] ?? 0) * 100) !== sumIn(items, field)))
    return { refusal: "No chart: the rows do not add up to the total." };
  const titles = bars.map(({ title }) => shorten(title));
  const isTwice = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  const names = bars.map(({ id }, at) => (isTwice(titles[at]!) ? `${titles[at]} (${id})` : titles[at]!));
  return {
    label: labelOf(chart),
    category: chart.category,
    categories: names,
    series: series.map(([id, label]) => ({ id, label, values: bars.map(({ rows }) => sumIn(rows, id) / 100) })),
  };
};
