/** One line, area or set of bars. */
export type ChartSeries = {
  id: string;
  label: string;
  /** One value per category; null or anything that is not a number leaves a gap. */
  values: readonly (number | null | undefined)[];
  /** A comparison, such as the previous period: grey and dashed, behind the other series. */
  muted?: boolean | undefined;
  /** Written at the end of its line, in place of a legend: "Today 742.65". The lines start at zero then. */
  endText?: string | undefined;
};

export type ChartKind = "line" | "area" | "bar";

/** Chart data in the caller's units. At most five series: more cannot be distinguished. */
export type ChartData = {
  kind: ChartKind;
  /** Categories of the x axis in order: days, hours, names. */
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** Formats a value with its unit: "1,204 EUR". */
  format: (value: number) => string;
  /** Formats a value on the axis, without its unit; defaults to compact numbers such as "1.2M". */
  formatTick?: ((value: number) => string) | undefined;
};

/** The value, or undefined if it is missing or not a number. */
export const toValue = (value: number | null | undefined): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

/** Whether the lines are labelled at their ends. */
export const hasEndTexts = (series: readonly ChartSeries[]): boolean =>
  series.some(({ endText }) => endText !== undefined);
