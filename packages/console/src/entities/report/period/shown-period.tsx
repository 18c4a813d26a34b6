import { Alert, useLocale, useNow } from "@backoffice/ui";
import type { RowData } from "@backoffice/ui/table";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { usePublishSummary } from "#kit/pages/page-summary.ts";
import type { List } from "#kit/list/rows/use-list.ts";
import { usePreviousPeriod } from "../figures/use-previous-period.ts";
import { periodRefusal } from "./report-period.ts";
import { formatSpan } from "./format-span.ts";

const momentOf = (text: unknown) => (typeof text === "string" ? Date.parse(text) : undefined);

/**
 * The shown period, its comparison, and the reason if it is not the requested one: beside the title, and in a sentence on
 * paper and where the bar has no room for it.
 */
export const ShownPeriod = <Row extends RowData>({ list, inUSD }: { list: List<Row>; inUSD: boolean }) => {
  const locale = useLocale();
  const now = useNow(false);
  const refusal = periodRefusal(useSearchParams().get("period"), locale.timeZone);
  const before = usePreviousPeriod(list);
  const { from, to } = list.asked;
  const span = formatSpan({ from: momentOf(from), to: momentOf(to) }, now, locale);
  const short = formatSpan({ from: momentOf(from), to: momentOf(to) }, now, locale, true);
  const against = before.short === undefined ? short : `${short}, against ${before.short}`;
  usePublishSummary([against, ...(inUSD ? ["USD"] : []), locale.timeZone].join(" · "));
  return (
    <>
      {refusal !== undefined && (
        <Alert severity="caution" className="mb-2">
          {refusal}
        </Alert>
      )}
      <p data-slot="shown-period" className="mb-2 text-meta text-ink-muted max-sm:hidden lg:hidden print:block">
        Shows <strong className="font-semibold text-ink">{span}</strong> (<bdi>{locale.timeZone}</bdi>)
        {before.words !== undefined && <>, compared with {before.words}</>}.
      </p>
    </>
  );
};
