import type { components } from "@backoffice/api-client";

type Period = components["schemas"]["ReportPeriod"];

/** Periods of the report with their comparison (money §4). */
export const PERIODS: Readonly<Record<Period, { label: string; before: string }>> = {
  TODAY: { label: "Today", before: "Yesterday" },
  THIS_WEEK: { label: "This Week", before: "Last Week" },
  THIS_MONTH: { label: "This Month", before: "Last Month" },
  THIS_YEAR: { label: "This Year", before: "Last Year" },
};

/** Period of the address; this month by default. */
export const periodOf = (text: string | null | undefined): Period =>
  text && Object.hasOwn(PERIODS, text) ? (text as Period) : "THIS_MONTH";
