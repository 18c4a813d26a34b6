import type { components } from "@backoffice/api-client";
import { StatCard, useLocale, useNow } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import { changeOf } from "#kit/numbers/change-of.ts";
import { BEFORE, periodText, type PresetPeriod } from "../period.ts";
import { Numeral } from "../numeral.tsx";
import type { PartnerFigure } from "./figures.ts";

type PartnerFigureCardProps = {
  figure: PartnerFigure;
  dashboard: components["schemas"]["PartnerDashboard"];
  period: PresetPeriod;
};

/** A figure of a partner with the previous period's, linked to the report of its channels. */
export const PartnerFigureCard = ({
  figure: { name, label, note, usd, good, proven },
  dashboard: { partner, cards, previous },
  period,
}: PartnerFigureCardProps) => {
  const now = useNow(false);
  const { timeZone } = useLocale();
  const draw = (value: number) => (usd ? <Amount value={value} currency="USD" /> : <Numeral value={value} />);
  const value = draw(cards[name]);
  const { partnerId, opId } = partner;
  return (
    <StatCard
      label={label}
      value={
        <span className="max-sm:text-body">
          {proven ? (
            <PageLink
              to="/marketing-channels/report"
              query={{ opId, partnerId, period: periodText({ period }, now, timeZone) }}
              permission="view_marketing_channels"
            >
              {value}
            </PageLink>
          ) : (
            value
          )}
        </span>
      }
      trend={{ change: changeOf(cards[name], previous[name]), good, against: BEFORE[period] }}
      note={
        <>
          {note}. Previously {draw(previous[name])}
        </>
      }
    />
  );
};
