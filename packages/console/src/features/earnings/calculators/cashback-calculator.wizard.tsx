import { calculateCashback } from "@backoffice/api-client";
import { DescriptionList } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { Calculation } from "#kit/panels/calculator/calculation.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import { WizardPanel } from "#kit/panels/wizard/wizard-panel.tsx";
import { PlayerFields } from "./calculators.fields.tsx";
import { playerSchema, resultSchema } from "./calculators.schema.ts";

const usd = (value: number) => <Amount value={value} currency="USD" />;

const TITLE = "Cashback Calculator";

/** Calculates cashback in two steps; nothing is saved (money §2, §4). */
const CashbackCalculator = ({ open, close }: DialogPanelProps<"cashback-calculator">) => (
  <DialogFrame open={open} close={close} title={TITLE} size="lg">
    <WizardPanel
      close={close}
      title={TITLE}
      noun="cashback"
      schemas={{ player: playerSchema, cashback: resultSchema }}
      steps={{
        player: {
          label: "Player Stats",
          values: {
            betAmountInUSD: "",
            winAmountInUSD: "",
            cashBonusInUSD: "0",
            bonusClaimInUSD: "0",
            claimedCashbacksInUSD: "0",
            cashbackPercentage: "",
          },
          fields: () => <PlayerFields />,
        },
        cashback: {
          label: "Calculated Cashback",
          values: {},
          fields: (_values, { player }) => (
            <Calculation
              read={calculateCashback}
              input={player && { body: player }}
              waits="Correct the previous step to see the cashback."
            >
              {({ availableCashbackAmountInUSD, adjustedPlayerLossInUSD, playerLossInUSD }) => (
                <DescriptionList
                  items={[
                    { label: "Available cashback", value: usd(availableCashbackAmountInUSD) },
                    { label: "Adjusted loss", value: usd(adjustedPlayerLossInUSD) },
                    { label: "Loss", value: usd(playerLossInUSD) },
                  ]}
                />
              )}
            </Calculation>
          ),
        },
      }}
    />
  </DialogFrame>
);

export default CashbackCalculator;
