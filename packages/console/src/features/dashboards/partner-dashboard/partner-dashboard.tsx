import type { components } from "@backoffice/api-client";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { periodOf } from "../period.ts";
import { PartnerButtons } from "./partner-buttons.tsx";
import { PartnerFigures } from "./partner-figures.tsx";

/** `/partner-dashboard`: period from the address, by default this month. */
export const PartnerDashboard = ({ dashboard }: { dashboard: components["schemas"]["PartnerDashboard"] }) => (
  <>
    <div className="mb-3 flex flex-wrap justify-end gap-2">
      <PartnerButtons partner={dashboard.partner} />
    </div>
    <PartnerFigures dashboard={dashboard} period={periodOf(useSearchParams(), "THIS_MONTH")} />
  </>
);
