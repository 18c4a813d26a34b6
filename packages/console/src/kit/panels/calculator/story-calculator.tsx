import { calculateCashback } from "@backoffice/api-client";
import { DescriptionList, Money } from "@backoffice/ui";
import { createFields, decimalText } from "@backoffice/ui/form";
import { z } from "zod";
import { formatAmount } from "#kit/numbers/format-number.ts";
import { CalculatorPanel } from "./calculator-panel.tsx";

const amount = decimalText({ min: "0", max: "10000000", required: "Enter the amount." }).transform(Number);
const schema = z.object({
  betAmountInUSD: amount,
  winAmountInUSD: amount,
  cashbackPercentage: decimalText({ min: "0", max: "100", required: "Enter the percentage." }).transform(Number),
});
const fields = createFields(schema);

type Props = { open?: boolean; close?: () => void };

/** A cashback calculator, as a feature would define it. */
export const StoryCalculator = (panel: Props) => (
  <CalculatorPanel
    {...panel}
    title="Cashback Calculator"
    schema={schema}
    values={{ betAmountInUSD: "", winAmountInUSD: "0", cashbackPercentage: "10" }}
    read={calculateCashback}
    input={(valid) => ({ body: { ...valid, cashBonusInUSD: 0, bonusClaimInUSD: 0, claimedCashbacksInUSD: 0 } })}
    waits={({ betAmountInUSD }) => (betAmountInUSD === "" ? "Enter the bets to see the cashback." : undefined)}
    result={({ playerLossInUSD, availableCashbackAmountInUSD }) => (
      <DescriptionList
        items={[
          { label: "Loss", value: <Money amount={formatAmount(playerLossInUSD, "en", "USD")} currency="USD" /> },
          {
            label: "Cashback",
            value: <Money amount={formatAmount(availableCashbackAmountInUSD, "en", "USD")} currency="USD" />,
          },
        ]}
      />
    )}
  >
    {() => (
      <>
        <fields.MoneyField name="betAmountInUSD" label="Bets" currency="USD" required />
        <fields.MoneyField name="winAmountInUSD" label="Winnings" currency="USD" required />
        <fields.PercentageField name="cashbackPercentage" label="Cashback" required min="0" max="100" />
      </>
    )}
  </CalculatorPanel>
);
