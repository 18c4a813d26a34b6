import { useShowDashboardCards } from "@backoffice/api-client";
import { useLocale, useNow } from "@backoffice/ui";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { usePublishSummary } from "#kit/pages/page-summary.ts";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { useScope } from "#kit/scope/scope.ts";
import { compact } from "#kit/state/compact.ts";
import { periodWords } from "../period-words.ts";
import { requestedPeriod } from "../period.ts";
import { Dashboard } from "./dashboard.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { PeriodSelect } from "./period-select.tsx";

/** `/dashboard`: figures of a preset or custom period, in the address. */
export const DashboardPage = () => {
  const { opId, includeBrands } = useScope();
  const locale = useLocale();
  const { timeZone } = locale;
  const now = useNow(false);
  const period = requestedPeriod(useSearchParams(), now, timeZone);
  const query = useShowDashboardCards({ body: compact({ opId, includeBrands, ...period, timeZone }) });
  usePublishSummary(periodWords(period, now, locale));
  return (
    <>
      <PeriodSelect period={period} />
      <RecordPageFrame noun="dashboard" query={query} wide skeleton={<DashboardSkeleton />}>
        {(cards) => <Dashboard cards={cards} period={period} />}
      </RecordPageFrame>
    </>
  );
};
