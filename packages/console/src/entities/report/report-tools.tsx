import { Button } from "@backoffice/ui";
import { ChartColumn, Printer } from "lucide-react";
import { useChartShown } from "./chart/use-chart-shown.ts";

const ChartButton = () => {
  const [shown, toggle] = useChartShown();
  return (
    <Button variant="ghost" tooltip="Chart" aria-pressed={shown} onClick={toggle}>
      <ChartColumn size={14} strokeWidth={1.75} aria-hidden />
      <span className="sr-only">Chart</span>
    </Button>
  );
};

/** Report tools: chart switch and print; not beside a drawer. On a phone the chart is shown, and the browser prints. */
export const ReportTools = ({ hasChart }: { hasChart: boolean }) => (
  <span className="contents in-data-beside:hidden max-sm:hidden">
    {hasChart && <ChartButton />}
    <Button variant="ghost" tooltip="Print" onClick={() => window.print()}>
      <Printer size={14} strokeWidth={1.75} aria-hidden />
      <span className="sr-only">Print</span>
    </Button>
  </span>
);
