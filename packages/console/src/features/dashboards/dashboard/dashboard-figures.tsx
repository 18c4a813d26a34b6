import type { components } from "@backoffice/api-client";
import { SectionHeading, StatCard, useLocale, useNow } from "@backoffice/ui";
import { Fragment } from "react";
import { Amount } from "#entities/money/amount.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import { changeOf } from "#kit/numbers/change-of.ts";
import { Numeral } from "../numeral.tsx";
import { FIGURE_GRID } from "./figure-grid.ts";
import { FIGURES, type DashboardFigure } from "./figures.ts";
import { BEFORE, periodText, type RequestedPeriod } from "../period.ts";
import { MarginCard } from "./margin-card.tsx";

type DashboardFiguresProps = { cards: components["schemas"]["DashboardCards"]; period: RequestedPeriod };

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
      trend={{ change: changeOf(current, previous), good, against: BEFORE[period.period] }}
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

/** Figures of play, money and players of a period, each compared with the previous one. */
export const DashboardFigures = (props: DashboardFiguresProps) =>
  FIGURES.map(({ title, figures }) => (
    <section key={title} aria-label={title}>
      <SectionHeading className="mb-2">{title}</SectionHeading>
      <div className={FIGURE_GRID}>
        {figures.map((figure) => (
          <Fragment key={figure.name}>
            <Figure figure={figure} {...props} />
            {figure.name === "ggrInUSD" && <MarginCard cards={props.cards} />}
          </Fragment>
        ))}
      </div>
    </section>
  ));
