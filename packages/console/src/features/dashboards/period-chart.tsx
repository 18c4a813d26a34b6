import type { components } from "@backoffice/api-client";
import { Chart, useLocale } from "@backoffice/ui";
import type { ReactNode } from "react";
import { formatAmount, formatNumber } from "#kit/numbers/format-number.ts";
import { chartLabel } from "#entities/report/chart/chart-label.ts";

type PeriodChartProps = {
  label: string;
  chart: components["schemas"]["PeriodChart"];
  /** Currency of the amounts; without it they are counts. */
  currency?: string;
  /** A link to the list of the figures. */
  action?: ReactNode;
};

/** A figure over the period and the previous one; the longer of the two labels the axis. */
export const PeriodChart = ({
  label,
  chart: { currentPeriod, previousPeriod },
  currency,
  action,
}: PeriodChartProps) => {
  const { locale } = useLocale();
  const longer = previousPeriod.labels.length > currentPeriod.labels.length ? previousPeriod : currentPeriod;
  return (
    <Chart
      kind="line"
      label={label}
      categoryLabel="Time"
      categories={longer.labels.map((part) => chartLabel(part, locale))}
      // Numbers for drawing only; exact amounts are in the cards and tables.
      series={[
        { id: "current", label: "This period", values: currentPeriod.values.map(Number) },
        { id: "previous", label: "Previous period", values: previousPeriod.values.map(Number), muted: true },
      ]}
      format={(value) => (currency ? formatAmount(value, locale, currency) : formatNumber(value, locale))}
      height={180}
      action={action}
      className="rounded-lg border bg-surface p-4"
    />
  );
};
