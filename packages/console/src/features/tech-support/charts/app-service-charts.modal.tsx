import { useShowAppServiceMonitor, type components } from "@backoffice/api-client";
import { Button, Chart, formatDateTime, useLocale } from "@backoffice/ui";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { PanelFoot, PanelHead } from "#kit/panels/panel-frame.tsx";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { RecordStates } from "#kit/records/record-states.tsx";
import { readServiceKey } from "../service-key.ts";

type Point = components["schemas"]["AppServicePoint"];
type ServiceChartProps = {
  /** Label of the metric. */
  label: string;
  unit: string;
  points: readonly Point[];
  /** Wire units per chart unit. */
  per: number;
  digits: number;
};

const ServiceChart = ({ label, unit, points, per, digits }: ServiceChartProps) => {
  const { locale, timeZone } = useLocale();
  return (
    <Chart
      kind="line"
      label={`${label}, ${unit}`}
      categoryLabel="Time"
      height={170}
      categories={points.map(({ timeStamp }) => formatDateTime(new Date(timeStamp), locale, timeZone, "minute"))}
      series={[{ id: label, label, values: points.map(({ total }) => total / per) }]}
      format={(value) => `${formatNumber(Number(value.toFixed(digits)), locale)} ${unit}`}
    />
  );
};

const Charts = ({ service, close }: { service: string; close: () => void }) => {
  const { appName, resourceGroupName } = readServiceKey(service);
  const query = useShowAppServiceMonitor({ query: { appName, resourceGroupName } }, { staleTime: 0 });
  return (
    <>
      <PanelHead title="App Service Charts" subtitle={`${appName} of ${resourceGroupName}, the last 24 hours`} />
      <RecordStates noun="app service" query={query} close={close}>
        {({ cpuData, averageResponseTime, averageMemoryWorkingSet }) => (
          <div className="flex flex-col gap-6">
            <ServiceChart label="CPU" unit="s" points={cpuData} per={1} digits={1} />
            <ServiceChart label="Response time" unit="ms" points={averageResponseTime} per={0.001} digits={0} />
            <ServiceChart label="Memory" unit="MB" points={averageMemoryWorkingSet} per={1_000_000} digits={0} />
          </div>
        )}
      </RecordStates>
      <PanelFoot>
        <div className="flex-1" />
        <Button onClick={close}>Close</Button>
      </PanelFoot>
    </>
  );
};

/** Load of an app service: CPU, response time and memory (content §2, §6). */
export const AppServiceCharts = ({ params: { service }, open, close }: DialogPanelProps<"app-service-charts">) => (
  <DialogFrame open={open} close={close} title="App Service Charts" size="xl">
    <Charts service={service} close={close} />
  </DialogFrame>
);
