import type { components } from "@backoffice/api-client";
import { SectionHeading, useLocale } from "@backoffice/ui";
import { useId } from "react";
import { BetStatusBadge } from "#entities/bet/bet-status-badge.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { formatNumber } from "#kit/numbers/format-number.ts";

type BetSelectionsProps = {
  selections: readonly components["schemas"]["BetSelection"][];
  /** Heading level: 2 on a page, 3 in a drawer. */
  level: 2 | 3;
};

/** Selections of a sport bet; a casino bet has none. */
export const BetSelections = ({ selections, level }: BetSelectionsProps) => {
  const { locale } = useLocale();
  const headingId = useId();
  if (selections.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <SectionHeading level={level} id={headingId}>
        {selections.length === 1 ? "Selection" : `${selections.length} selections`}
      </SectionHeading>
      <ul className="mt-1">
        {selections.map(({ event, tournament, discipline, market, outcome, odd, status, startsAt }, at) => (
          <li key={at} className="border-b py-2.5">
            <div className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 font-medium wrap-anywhere">{event}</span>
              <BetStatusBadge status={status} />
            </div>
            <div className="mt-0.5 flex items-baseline justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                {market}: {outcome}
              </span>
              <bdi dir="ltr" className="tabular">
                {formatNumber(odd, locale)}
              </bdi>
            </div>
            <div className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-meta text-ink-muted">
              <span className="min-w-0 wrap-anywhere">
                {discipline} · {tournament}
              </span>
              <Moment value={startsAt} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
