import type { components } from "@backoffice/api-client";
import { useLocale, useNow } from "@backoffice/ui";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { InTopBar } from "#kit/pages/in-top-bar.tsx";
import { usePublishSummary } from "#kit/pages/page-summary.ts";
import { periodWords } from "../period-words.ts";
import { periodOf } from "../period.ts";
import { PartnerButtons } from "./partner-buttons.tsx";
import { PartnerFigures } from "./partner-figures.tsx";

/** `/partner-dashboard`: period from the address, by default this month. */
export const PartnerDashboard = ({ dashboard }: { dashboard: components["schemas"]["PartnerDashboard"] }) => {
  const period = periodOf(useSearchParams(), "THIS_MONTH");
  const { partner } = dashboard;
  usePublishSummary(`${partner.partnerTitle} · ${periodWords({ period }, useNow(false), useLocale())}`);
  return (
    <>
      <InTopBar>
        <div className="flex items-center gap-2 max-sm:pb-2 print:hidden">
          <PartnerButtons partner={partner} />
        </div>
      </InTopBar>
      <PartnerFigures dashboard={dashboard} period={period} />
    </>
  );
};
