import type { components } from "@backoffice/api-client";
import { SectionHeading, StatCard, useLocale, useNow } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import { changeOf } from "#kit/numbers/change-of.ts";
import { Numeral } from "../numeral.tsx";
import { FIGURES, type DashboardFigure } from "./figures.ts";
import { BEFORE, periodText, type DashboardPeriod } from "../period.ts";

type DashboardFiguresProps = { cards: components["schemas"]["DashboardCards"]; period: DashboardPeriod };

const Figure = ({ figure, cards, period }: DashboardFiguresProps & { figure: DashboardFigure }) => {
  const now = useNow(false);
  const { timeZone } = useLocale();
  const { name, label, usd, good, note, proof } = figure;
  const { current, previous } = cards[name];
  const value = usd ? <Amount value={current} currency="USD" /> : <Numeral value={current} />;
  return (
    <StatCard
      label={label}
      // All digits are shown, also on a phone.
      value={
        <span className="max-sm:text-body">
          {proof ? (
            <PageLink {...proof} query={{ ...proof.query, period: periodText(period, now, timeZone) }}>
              {value}
            </PageLink>
          ) : (
            value
          )}
        </span>
      }
      trend={{ change: changeOf(current, previous), good, against: BEFORE[period] }}
      note={
        <>
          {note && <>{note}. </>}Previously{" "}
          {usd ? <Amount value={previous} currency="USD" /> : <Numeral value={previous} />}
        </>
      }
      className="p-3"
    />
  );
};

/** Deposits, withdrawals and bets of a period, each compared with the previous one. */
export const DashboardFigures = (props: DashboardFiguresProps) =>
  FIGURES.map(({ title, figures }) => (
    <section key={title} aria-label={title}>
      <SectionHeading className="mb-2">{title}</SectionHeading>
      <div className="grid grid-cols-2 gap-2 lg:grid-cols-4 lg:gap-3">
        {figures.map((figure) => (
          <Figure key={figure.name} figure={figure} {...props} />
        ))}
      </div>
    </section>
  ));
