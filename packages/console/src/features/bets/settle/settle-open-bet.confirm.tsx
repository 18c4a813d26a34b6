import { useSettleBet } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { BET_STATUS } from "#entities/bet/bet-status.ts";
import { useBetNow, useSettlementChecks } from "#entities/bet/checks/use-settlement-checks.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { PlayerBalance } from "#entities/player/player-balance.tsx";
import { RecentTransactions } from "#entities/transaction/recent-transactions.tsx";
import { useCheckedEntry } from "#kit/checks/use-checked-entry.tsx";
import { currencyDigits } from "#kit/numbers/currency-digits.ts";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { SettleChoices } from "./settle-choices.tsx";
import { resultOf, settleSchema } from "./settle.schema.ts";

/** Milliseconds between the response and the refetch of the bet (content §4). */
const REFRESH_AFTER = 2000;

const fields = createFields(settleSchema);

/** Settles an open bet manually with its win amount (content §3, §4). */
export const SettleOpenBetConfirm = ({ params: { bet }, ...panel }: DialogPanelProps<"settle-open-bet">) => {
  const { betId, currency, player } = bet;
  const { locale } = useLocale();
  const { data: now } = useBetNow(betId);
  const { waits, against, strip } = useCheckedEntry(useSettlementChecks(bet), "");
  const status = now?.status ?? bet.status;
  const byOdds = now?.potentialWinAmount ?? null;
  const amount = (value: number | string) => amountText(value, currency, locale);
  const result = (winAmount: string) => {
    const won = resultOf({ winAmount, currency, stake: byOdds === bet.betAmount ? undefined : bet.betAmount });
    // The server has no status for a partial win: an amount above 0 wins (content §7).
    if (won === "void") return `won, ${amount(winAmount)} (stake returned)`;
    return won === "won" ? `won, ${amount(winAmount)}` : won;
  };
  return (
    <DecidesAbout kind="bet-details" id={betId}>
      <ConfirmFormPanel
        {...panel}
        title="Settle Open Bet"
        verb="Settle"
        noun="bet"
        tone="primary"
        schema={settleSchema}
        values={{ winAmount: "", currency }}
        write={useSettleBet({ refreshAfter: REFRESH_AFTER })}
        // The schema accepts only texts that equal the number on the wire.
        input={({ winAmount }) => ({ body: { betId, winAmount: Number(winAmount) } })}
        success="Bet settled."
        record={{ name: `${betId}, player ${player.playerCode}`, kind: "bet", value: betId }}
        reason={
          status === "OPEN"
            ? undefined
            : `This bet is no longer open: it is ${BET_STATUS[status]?.label.toLowerCase() ?? status}.`
        }
        disabledReason={({ winAmount }) => waits ?? (result(winAmount) ? undefined : "Enter the win amount first.")}
        confirmLabel={(valid) => (valid ? `Settle as ${result(valid.winAmount)}` : "Settle")}
        closesAfter={{
          milliseconds: REFRESH_AFTER,
          title: (valid) => `The bet is settled as ${valid ? result(valid.winAmount) : "entered"}.`,
          text: "The list refreshes in 2 seconds, once the server has processed the bet.",
        }}
        sentence={() => (
          <>
            Settle bet <strong className="inline-block">{betId}</strong> of player <strong>{player.playerCode}</strong>:
            a stake of{" "}
            <strong dir="ltr" className="inline-block">
              {amount(bet.betAmount)}
            </strong>{" "}
            on {bet.title}. {against}
          </>
        )}
      >
        {({ winAmount }) => (
          <>
            {strip(winAmount)}
            <PlayerBalance {...player} currency={currency} />
            <SettleChoices won={byOdds} wonLabel={byOdds === null ? "" : amount(byOdds)} stake={bet.betAmount} />
            <fields.MoneyField
              name="winAmount"
              label="Win amount"
              required
              currency={currency}
              scale={8}
              minDecimals={currencyDigits(currency)[0]}
              locale={locale}
              help="0 settles the bet as lost, any other amount as won. A void bet returns its stake, and is listed as won."
            />
            <RecentTransactions playerCode={player.playerCode} />
          </>
        )}
      </ConfirmFormPanel>
    </DecidesAbout>
  );
};
