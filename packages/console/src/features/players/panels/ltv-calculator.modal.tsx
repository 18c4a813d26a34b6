import { calculatePlayerLtv } from "@backoffice/api-client";
import { DescriptionList } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { z } from "zod";
import { Amount } from "#entities/money/amount.tsx";
import { CalculatorPanel } from "#kit/panels/calculator/calculator-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

/** Deductible costs with their fields in the answer: 0 if not requested (money §3). */
const COSTS = [
  ["claimedBonuses", "Claimed bonuses", "bonusesClaimedInUSD"],
  ["claimedCashbacks", "Claimed cashback", "cashbackClaimedInUSD"],
  ["cpr", "CPR", "cprInUSD"],
  ["cpa", "CPA", "cpaInUSD"],
  ["affCommission", "Affiliate commission", "affCommissionInUSD"],
  ["tournamentPrizes", "Tournament prizes", "tournamentPrizeInUSD"],
] as const;

const schema = z.object({
  claimedBonuses: z.boolean(),
  claimedCashbacks: z.boolean(),
  cpr: z.boolean(),
  cpa: z.boolean(),
  affCommission: z.boolean(),
  tournamentPrizes: z.boolean(),
});
const fields = createFields(schema);

const ALL_COSTS = {
  claimedBonuses: true,
  claimedCashbacks: true,
  cpr: true,
  cpa: true,
  affCommission: true,
  tournamentPrizes: true,
};

/** Lifetime value of a player minus the selected costs (money §2, §3). */
export const LtvCalculator = ({ params: { player }, ...panel }: DialogPanelProps<"ltv-calculator">) => {
  const { opId, playerCode } = player;
  return (
    <CalculatorPanel
      {...panel}
      title="LTV Calculator"
      subtitle={`Player ${playerCode}`}
      schema={schema}
      values={ALL_COSTS}
      read={calculatePlayerLtv}
      input={(params) => ({ body: { opId, playerCode, params } })}
      result={(ltv) => (
        <DescriptionList
          items={[
            { label: "P/L", value: <Amount value={ltv.plInUSD} currency="USD" /> },
            ...COSTS.map(([, label, name]) => ({
              label,
              value: <Amount value={ltv[name]} currency="USD" />,
            })),
            { label: "LTV", value: <Amount value={ltv.ltvInUSD} currency="USD" /> },
          ]}
        />
      )}
    >
      {() => COSTS.map(([name, label]) => <fields.SwitchField key={name} name={name} label={label} />)}
    </CalculatorPanel>
  );
};
