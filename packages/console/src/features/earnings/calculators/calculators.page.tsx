import { useGetOperatorSettings } from "@backoffice/api-client";
import { Button, Card, DescriptionList, SectionHeading, useLocale } from "@backoffice/ui";
import type { ReactNode } from "react";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";
import { ALL } from "#kit/scope/scope.ts";
import { cashbackSettingsFacts, settingsFacts } from "#entities/earning-settings/settings-facts.tsx";

type CalculatorCardProps = { title: string; what: string; action: string; open: () => void; children: ReactNode };

const CalculatorCard = ({ title, what, action, open, children }: CalculatorCardProps) => (
  <Card className="flex flex-col gap-3 p-5">
    <SectionHeading>{title}</SectionHeading>
    <p>{what}</p>
    {children}
    <div className="mt-auto flex justify-end pt-2">
      <Button variant="primary" onClick={open}>
        {action}
      </Button>
    </div>
  </Card>
);

/** `/internal-cashback-affiliate-calculator`: calculators for affiliate and cashback settings (money §1). */
const CalculatorsPage = () => {
  const { locale } = useLocale();
  const panels = usePanels();
  const opId = useSelectedOperator();
  const { data } = useGetOperatorSettings({ query: { opId: opId ?? "" } }, { enabled: opId !== undefined });
  const whose = opId !== undefined && data && (
    <p className="text-meta text-ink-muted">
      Settings of <OperatorName opId={opId} />
    </p>
  );
  return (
    <div className="grid items-stretch gap-4 lg:grid-cols-2">
      <CalculatorCard
        title="Affiliate Profit Calculator"
        what="GGR of the referred players minus the affiliate's share of bonuses and cashback, times a percentage that rises with their wager, minus the admin fee."
        action="Calculate affiliate profit"
        open={() => panels.open("affiliate-profit-calculator", { opId: opId ?? ALL })}
      >
        {whose}
        {data && <DescriptionList items={settingsFacts(data.affiliates, locale)} />}
      </CalculatorCard>
      <CalculatorCard
        title="Cashback Calculator"
        what="The player's loss minus bonuses, times the cashback percentage, minus claimed cashback."
        action="Calculate cashback"
        open={() => panels.open("cashback-calculator", {})}
      >
        {whose}
        {data && <DescriptionList items={cashbackSettingsFacts(data.cashback, locale)} />}
      </CalculatorCard>
    </div>
  );
};

export default CalculatorsPage;
