import type { components } from "@backoffice/api-client";
import { SectionHeading, StatCard } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { Numeral } from "../numeral.tsx";
import { PeriodChart } from "../period-chart.tsx";
import { PartnerProfit } from "./partner-profit.tsx";

type PartnerFiguresProps = { dashboard: components["schemas"]["PartnerDashboard"] };

const usd = (value: number) => <Amount value={value} currency="USD" />;

/** How a partner is doing in a period: what it earned first, then its players, then how the profit comes about. */
export const PartnerFigures = ({
  dashboard: { partner, balanceInUSD, cards, profit, charts },
}: PartnerFiguresProps) => (
  <>
    <SectionHeading className="mb-3">{partner.partnerTitle}</SectionHeading>
    <section aria-label="Figures of the period" className="grid grid-cols-2 gap-3 md:grid-cols-3">
      <StatCard
        label="Profit"
        value={usd(cards.profitInUSD)}
        note="Earned in this period"
        className="max-md:col-span-2"
      />
      <StatCard label="Balance" value={usd(balanceInUSD)} note="Earned and not yet withdrawn" />
      <StatCard label="Registrations" value={<Numeral value={cards.registrations} />} note="Players who registered" />
      <StatCard
        label="First deposits"
        value={<Numeral value={cards.firstDeposits} />}
        note="Deposited for the first time"
      />
      <StatCard label="Active players" value={<Numeral value={cards.activePlayers} />} note="Players who bet" />
      <StatCard label="Deposits" value={usd(cards.depositInUSD)} note="What players deposited" />
      <StatCard label="Withdrawals" value={usd(cards.withdrawInUSD)} note="What players withdrew" />
      <StatCard label="Casino GGR" value={usd(cards.casinoGGRInUSD)} note="What the casino won" />
      <StatCard label="Sport GGR" value={usd(cards.sportGGRInUSD)} note="What sport bets won" />
    </section>
    <section aria-label="Course of the period" className="mt-3 grid gap-3 lg:grid-cols-2">
      <PeriodChart label="Registrations" chart={charts.registrations} />
      <PeriodChart label="Profit, USD" chart={charts.profit} currency="USD" />
    </section>
    <section aria-label="How the profit comes about" className="mt-6">
      <SectionHeading className="mb-2">How the profit comes about</SectionHeading>
      <PartnerProfit lines={profit} />
    </section>
  </>
);
