import { useShowPartnerDashboard, type components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { PanelFoot, PanelHead } from "#kit/panels/panel-frame.tsx";
import { Missing, RecordStates } from "#kit/records/record-states.tsx";
import { RecordTabs } from "#kit/records/record-tabs.tsx";
import { PartnerButtons } from "./partner-buttons.tsx";
import { PartnerFigures } from "./partner-figures.tsx";

type Period = components["schemas"]["ReportPeriod"];

/** Periods as tabs, kept in the address. */
const PERIODS: readonly { id: string; label: string; period: Period }[] = [
  { id: "month", label: "This month", period: "THIS_MONTH" },
  { id: "today", label: "Today", period: "TODAY" },
  { id: "week", label: "This week", period: "THIS_WEEK" },
  { id: "year", label: "This year", period: "THIS_YEAR" },
];

const InPeriod = ({ partnerId, period, close }: { partnerId: string; period: Period; close: () => void }) => {
  const { timeZone } = useLocale();
  const query = useShowPartnerDashboard({ body: { partnerId, period, timeZone } });
  return (
    <RecordStates noun="partner" query={query} close={close}>
      {(dashboard) => (
        <>
          <PanelHead title="Partner Dashboard" subtitle={dashboard.partner.partnerTitle} />
          <PartnerFigures dashboard={dashboard} period={period} />
          <PanelFoot>
            <div className="flex-1" />
            <PartnerButtons partner={dashboard.partner} />
          </PanelFoot>
        </>
      )}
    </RecordStates>
  );
};

/** Results of a partner in a drawer (money §2, §6). */
export const PartnerDashboardDrawer = ({ params: { partner }, close }: DrawerPanelProps<"partner-dashboard">) =>
  partner ? (
    <RecordTabs
      tabs={PERIODS.map(({ id, label, period }) => ({
        id,
        label,
        content: <InPeriod partnerId={partner} period={period} close={close} />,
      }))}
    />
  ) : (
    <Missing noun="partner" close={close} />
  );
