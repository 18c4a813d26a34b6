import { Button } from "@backoffice/ui";
import { ChartColumn, Printer } from "lucide-react";
import { useChartShown } from "./chart/use-chart-shown.ts";

const ChartButton = () => {
  const [shown, toggle] = useChartShown();
  return (
    <Button aria-pressed={shown} onClick={toggle}>
      <ChartColumn size={14} strokeWidth={1.75} aria-hidden />
      Chart
    </Button>
  );
};

/** Report tools: chart switch and print. */
export const ReportTools = ({ hasChart }: { hasChart: boolean }) => (
  <>
    {hasChart && <ChartButton />}
    <Button onClick={() => window.print()}>
      <Printer size={14} strokeWidth={1.75} aria-hidden />
      Print
    </Button>
  </>
);
