/** Letters of a name in a chart; the list has all of them. */
const LETTERS = 24;
/** Bars side by side; the smallest beyond them share one. Operators never share one, and have room for more. */
const [BARS, OPERATORS] = [12, 100];
/** Rows that one call answers at most (contract, `ItemsPerPage`). */
const ALL_ROWS = 10_000;

type Row = Readonly<Record<string, unknown>>;
type Answer = { items: readonly Row[]; count: number; totals?: Row | undefined };

/** What a report's chart draws: a bar for each value of a field, of figures that are in the totals row. */
export type ChartOf = {
  /** The field that tells the bars apart: an id, a day, a type. */
  by: string;
  /** The field that names them, where it is another. */
  name?: string | undefined;
  /** What the names are: "Day". */
  category: string;
  /** Figures by their fields, each with its label; bars are ordered by the first. */
  of: Readonly<{ [field: string]: string }>;
  /** Label of a name. */
  words?: ((value: string) => string) | undefined;
  /** The bars are days, all drawn, from first to last. */
  days?: boolean | undefined;
  /** The figures are counts, not US dollars. */
  counts?: boolean | undefined;
  /** Each row is a bar of its own, of no single operator: the largest are read, the others are the rest of the totals. */
  largest?: boolean | undefined;
};

/** Bars that come to the totals row, or why there are none. */
export type DrawnChart =
  | {
      label: string;
      category: string;
      categories: readonly string[];
      series: readonly { id: string; label: string; values: readonly number[] }[];
    }
  | { refusal: string };

const BY_OPERATOR = { by: "opId", name: "opTitle", category: "Operator", words: undefined, days: false } as const;

/** The rows that a chart is drawn from, whatever page and order of the report is in sight. */
export const chartRows = ({ largest, of }: ChartOf) =>
  largest
    ? { page: 1, itemsPerPage: BARS - 1, sortBy: Object.keys(of)[0]!, sortDirection: "desc" as const }
    : { page: 1, itemsPerPage: ALL_ROWS };

const shorten = (text: string): string => {
  const letters = Array.from(text);
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join("")}…` : text;
};

/** In whole cents: floats do not add up. Counts likewise. */
const sumIn = (rows: readonly Row[], field: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[field]) * 100), 0);

/** The bars of a chart, each with its rows. */
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
  // An abbreviation stays as it is.
  const names = Object.values(of).map((it, at) => (at === 0 || /^[A-Z]{2}/.test(it) ? it : it.toLowerCase()));
  return `${names.join(" and ")} by ${days ? "day" : category.toLowerCase()}${counts ? "" : ", USD"}`;
};

/**
 * The chart of a report's answer, whose bars add up to the totals row, or a refusal where they cannot: rows are missing
 * or do not add up. No bar holds rows of several operators; where one would, the bars are operators instead.
 */
export const chartData = ({ items, count, totals = {} }: Answer, asked: ChartOf): DrawnChart => {
  const missing = count - items.length;
  if (missing > 0 && !asked.largest)
    return { refusal: `No chart of ${count} rows: choose a shorter period or one operator.` };
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
    series: series.map(({ field, label, rest }) => {
      const values = bars.map(({ rows }) => sumIn(rows, field) / 100);
      return { id: field, label, values: missing > 0 ? [...values, rest / 100] : values };
    }),
  };
};
