import type { components } from "@backoffice/api-client";
import { useLocale, useNow } from "@backoffice/ui";
import { PageLink } from "#kit/address/page-link.tsx";
import { FigureCell } from "../figure-cell.tsx";
import { periodText, type PresetPeriod } from "../period.ts";
import type { PartnerFigure as Definition } from "./figures.ts";

type PartnerFigureProps = {
  figure: Definition;
  dashboard: components["schemas"]["PartnerDashboard"];
  period: PresetPeriod;
  hero?: boolean;
};

/** A figure of a partner with its change, linked to the report of its channels. */
export const PartnerFigure = ({
  figure: { name, proven, ...figure },
  dashboard: { partner, cards, previous },
  period,
  hero,
}: PartnerFigureProps) => {
  const now = useNow(false);
  const { timeZone } = useLocale();
  const { partnerId, opId } = partner;
  return (
    <FigureCell
      {...figure}
      {...(hero && { hero })}
      current={cards[name]}
      previous={previous[name]}
      link={
        proven
          ? (value) => (
              <PageLink
                to="/marketing-channels/report"
                query={{ opId, partnerId, period: periodText({ period }, now, timeZone) }}
                permission="view_marketing_channels"
              >
                {value}
              </PageLink>
            )
          : undefined
      }
    />
  );
};
