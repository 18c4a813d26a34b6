import { calculateCashback } from "@backoffice/api-client";
import { CalculatorPanel } from "#kit/panels/calculator/calculator-panel.tsx";
import { PlayerFields } from "./calculators.fields.tsx";
import { playerSchema, PLAYER } from "./calculators.schema.ts";
import { CashbackResult } from "./cashback-result.tsx";

/** Fields of the player on one side, the cashback on the other; nothing is saved (money §2). */
export const CashbackCalculator = () => (
  <CalculatorPanel
    title="Cashback Calculator"
    schema={playerSchema}
    values={PLAYER}
    read={calculateCashback}
    input={(player) => ({ body: player })}
    waits={() => "Enter the bets, the winnings and the percentage to see the cashback."}
    result={(cashback) => <CashbackResult cashback={cashback} />}
  >
    {() => <PlayerFields />}
  </CalculatorPanel>
);
