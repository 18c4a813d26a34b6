import { Select, useLocale, useNow } from "@backoffice/ui";
import { BarControl, type DateRange } from "@backoffice/ui/filters";
import { useMemo } from "react";
import { useSearchParam } from "#kit/address/use-search-param.ts";
import { InTopBar } from "#kit/pages/in-top-bar.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";
import { customDates, periodText, type RequestedPeriod, type DashboardPeriod } from "../period.ts";

const OPTIONS = (["TODAY", "THIS_WEEK", "THIS_MONTH", "THIS_YEAR", "CUSTOM"] as const).map((value) => ({
  value,
  label: choiceWords(value),
}));

/** Period of the dashboard: a preset, or dates, which start with those of the preset before. */
export const PeriodSelect = ({ period }: { period: RequestedPeriod }) => {
  const { locale, timeZone } = useLocale();
  const now = useNow(false);
  const [text, setText] = useSearchParam("period");
  const dates = useMemo(() => customDates(timeZone, locale), [timeZone, locale]);
  const select = (value: DashboardPeriod) =>
    setText(value === "CUSTOM" ? periodText(period, now, timeZone) : value === "TODAY" ? undefined : value);
  return (
    <InTopBar>
      <div className="flex items-center gap-2 max-sm:pb-2 print:hidden">
        {period.period === "CUSTOM" && (
          <BarControl
            filter={dates}
            value={dates.parse(text)}
            onChange={(value) => setText(dates.serialize(value as DateRange))}
          />
        )}
        <Select
          aria-label="Period"
          className="w-28"
          options={OPTIONS}
          value={period.period}
          onValueChange={(value) => select(value as DashboardPeriod)}
        />
      </div>
    </InTopBar>
  );
};
