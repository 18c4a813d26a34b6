import { calculateCashback } from "@backoffice/api-client";
import { Calculation } from "#kit/panels/calculator/calculation.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import { WizardPanel } from "#kit/panels/wizard/wizard-panel.tsx";
import { PlayerFields } from "./calculators.fields.tsx";
import { PLAYER, playerSchema, resultSchema } from "./calculators.schema.ts";
import { CashbackResult } from "./cashback-result.tsx";

const TITLE = "Cashback Calculator";

/** Calculates cashback in two steps; nothing is saved (money §2, §4). */
export const CashbackCalculator = ({ open, close }: DialogPanelProps<"cashback-calculator">) => (
  <DialogFrame open={open} close={close} title={TITLE} size="lg">
    <WizardPanel
      close={close}
      title={TITLE}
      noun="cashback"
      schemas={{ player: playerSchema, cashback: resultSchema }}
      steps={{
        player: {
          label: "Player Stats",
          values: PLAYER,
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
              {(cashback) => <CashbackResult cashback={cashback} />}
            </Calculation>
          ),
        },
      }}
    />
  </DialogFrame>
);
