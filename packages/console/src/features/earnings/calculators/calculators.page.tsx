import { useGetOperatorSettings } from "@backoffice/api-client";
import { Button, Card, DescriptionList, useLocale } from "@backoffice/ui";
import type { ReactNode } from "react";
import { cashbackSettingsFacts } from "#entities/earning-settings/settings-facts.tsx";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordStates } from "#kit/records/record-states.tsx";
import { RecordTabs } from "#kit/records/record-tabs.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";
import { AffiliateCalculator } from "./affiliate-calculator.tsx";
import { PLAIN_SETTINGS } from "./calculators.schema.ts";
import { CashbackCalculator } from "./cashback-calculator.tsx";

type CalculatorProps = { formula: string; opId: string | undefined; steps: () => void; children: ReactNode };

/** A calculator with its formula, the operator of its settings, and the way to go through it step by step. */
const Calculator = ({ formula, opId, steps, children }: CalculatorProps) => (
  <Card className="mt-4 flex flex-col gap-5 p-5">
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1">
        <p className="max-w-prose">{formula}</p>
        {opId !== undefined && (
          <p className="mt-1 text-meta text-ink-muted">
            Settings of <OperatorName opId={opId} />
          </p>
        )}
      </div>
      <Button onClick={steps}>Calculate step by step</Button>
    </div>
    {children}
  </Card>
);

/** `/internal-cashback-affiliate-calculator`: calculators for affiliate and cashback settings (money §1). */
const CalculatorsPage = () => {
  const { locale } = useLocale();
  const panels = usePanels();
  const opId = useSelectedOperator();
  const query = useGetOperatorSettings({ query: { opId: opId ?? "" } }, { enabled: opId !== undefined });
  return (
    <RecordTabs
      tabs={[
        {
          id: "affiliate",
          label: "Affiliate profit",
          content: (
            <Calculator
              formula="GGR of the referred players minus the affiliate's share of bonuses and cashback, times a percentage that rises with their wager, minus the admin fee."
              opId={opId}
              steps={() => panels.open("affiliate-profit-calculator", { opId: opId ?? ALL })}
            >
              {opId === undefined ? (
                <AffiliateCalculator settings={PLAIN_SETTINGS} />
              ) : (
                <RecordStates noun="operator's settings" query={query} close={() => undefined}>
                  {({ affiliates }) => <AffiliateCalculator key={opId} settings={affiliates} />}
                </RecordStates>
              )}
            </Calculator>
          ),
        },
        {
          id: "cashback",
          label: "Cashback",
          content: (
            <Calculator
              formula="The player's loss minus bonuses, times the cashback percentage, minus claimed cashback."
              opId={opId}
              steps={() => panels.open("cashback-calculator", {})}
            >
              {opId !== undefined && query.data && (
                <DescriptionList items={cashbackSettingsFacts(query.data.cashback, locale)} />
              )}
              <CashbackCalculator />
            </Calculator>
          ),
        },
      ]}
    />
  );
};

export default CalculatorsPage;
