import { Chart } from "@backoffice/ui";
import type { ChartsRead } from "./use-charts.ts";

type PendingChartProps = {
  label: string;
  height: number;
  className: string;
  /** The call of its values; absent while the whole dashboard loads. */
  charts?: ChartsRead;
};

/** A chart without its values: they are being read, or could not be. */
export const PendingChart = ({ label, height, className, charts }: PendingChartProps) => (
  <Chart
    kind="line"
    label={label}
    categoryLabel="Time"
    categories={[]}
    series={[]}
    format={String}
    height={height}
    className={className}
    loading={!charts?.error}
    error={charts?.error ? (charts.error.messages[0] ?? charts.error.message) : undefined}
    onRetry={() => void charts?.refetch()}
  />
);
