import { useListAffiliateChannels, useShowAffiliateReport } from "@backoffice/api-client";
import { EmptyState, Select } from "@backoffice/ui";
import { ChartLine } from "lucide-react";
import { useSearchParam } from "#kit/address/use-search-param.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { Missing, RecordStates } from "#kit/records/record-states.tsx";
import type { Earner } from "../earner.ts";
import { channelOptions, chosenChannel } from "./channels.ts";
import { isEmptyReport } from "./is-empty-report.ts";
import { PERIODS, periodOf } from "./periods.ts";
import { ReportFigures } from "./report-figures.tsx";
import { ReportLists } from "./report-lists.tsx";

/** Number of channels offered (money §7, §9). */
const CHANNELS = 100;

const PERIOD_OPTIONS = Object.entries(PERIODS).map(([value, { label }]) => ({ value, label }));

type ReportProps = { earner: Earner; period: string | undefined; channel: string | undefined; close: () => void };

const Report = ({ earner, period: periodParam, channel, close }: ReportProps) => {
  const period = periodOf(periodParam);
  const [, setPeriod] = useSearchParam("span");
  const [, setChannel] = useSearchParam("channel");
  const channels = useListAffiliateChannels({ body: { page: 1, limit: CHANNELS, ...earner } });
  const known = channels.data?.items ?? [];
  const query = useShowAffiliateReport(
    { body: { ...earner, period, ...chosenChannel(known, channel) } },
    // Waits for the channels if the address names one, instead of loading all of them.
    { enabled: !channel || !channels.isPending, staleTime: 0 },
  );
  return (
    <>
      <PanelHead title="Affiliate Summary Report" subtitle={`Player ${earner.playerCode}`} />
      <div className="mb-4 flex flex-wrap gap-2">
        <div className="w-40">
          <Select aria-label="Period" options={PERIOD_OPTIONS} value={period} onValueChange={setPeriod} />
        </div>
        <div className="w-56">
          <Select
            aria-label="Channel"
            options={channelOptions(known)}
            value={channel ?? ""}
            onValueChange={(value) => setChannel(value || undefined)}
          />
        </div>
      </div>
      {channels.error && <p className="mb-4 text-meta text-critical-ink">The channels could not be loaded.</p>}
      <RecordStates noun="report" query={query} close={close}>
        {(report) =>
          isEmptyReport(report) ? (
            <EmptyState icon={ChartLine} title="No Report Available.">
              This player has no referrals in this or the previous period.
            </EmptyState>
          ) : (
            <ReportFigures report={report} period={period} />
          )
        }
      </RecordStates>
      {query.error?.status !== 404 && <ReportLists earner={earner} />}
    </>
  );
};

/** Referral results of a player compared with the previous period (money §3, §4). */
export const AffiliateSummaryReport = ({
  params: { player, operator, span, channel },
  close,
}: DrawerPanelProps<"affiliate-summary-report">) =>
  player && operator ? (
    <Report earner={{ playerCode: player, opId: operator }} period={span} channel={channel} close={close} />
  ) : (
    <Missing noun="report" close={close} />
  );
