/** Letters of a name in a chart; the list has all of them. */
const LETTERS = 24;

type Row = Readonly<Record<string, unknown>>;

/** What is drawn: the rows by the field that names them, the figures by their fields. */
export type Drawn = {
  by: string;
  /** Figures, each with what it is called; the rows with most of the first one are drawn. */
  of: Readonly<{ [field: string]: string }>;
  /** How a name reads. */
  words?: ((value: string) => string) | undefined;
  /** What names the rows are days: they are drawn from first to last, however many. */
  days?: boolean | undefined;
};

const shorten = (text: string): string => {
  const letters = Array.from(text);
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join("")}…` : text;
};

/**
 * The names and figures of a chart: rows of the same name are one, days stand in order, others as they come. What is
 * added up here is only drawn; amounts are read in the list.
 */
export const chartData = (rows: readonly Row[], { by, of, words = (it) => it, days = false }: Drawn) => {
  const groups = [...Map.groupBy(rows, (row) => String(row[by]))];
  const sorted = days ? groups.toSorted(([a], [b]) => (a < b ? -1 : 1)) : groups;
  return {
    categories: sorted.map(([name]) => shorten(words(name))),
    series: Object.entries(of).map(([field, label]) => ({
      id: field,
      label,
      values: sorted.map(([, some]) => some.reduce((sum, row) => sum + Number(row[field]), 0)),
    })),
  };
};
