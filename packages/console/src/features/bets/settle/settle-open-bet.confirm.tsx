import { useSettleBet, useShowBet, type components } from "@backoffice/api-client";
import { Alert, ConfirmDialog, useLocale } from "@backoffice/ui";
import { createFields, Form, useZodForm } from "@backoffice/ui/form";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { BET_STATUS } from "#entities/bet/bet-status.ts";
import { amountText } from "#entities/money/amount-text.ts";
import type { DialogPanelProps } from "#kit/panels/define-panels.ts";
import { currencyDigits } from "#kit/numbers/currency-digits.ts";
import { useMoneySubmit } from "#kit/submit/use-money-submit.ts";
import { usePause } from "#kit/polling/use-pause.ts";
import { resultOf, settleSchema } from "./settle.schema.ts";

type Bet = components["schemas"]["Bet"];
type SettleProps = { bet: Bet; open: boolean; close: () => void };

/** Milliseconds from the answer to the refresh of what shows the bet (content §4). */
const REFRESH_AFTER = 2000;

const fields = createFields(settleSchema);

const Settle = ({ bet, open, close }: SettleProps) => {
  const { betId, currency, player } = bet;
  const { locale } = useLocale();
  const [settled, setSettled] = useState(false);
  const { later: closeLater } = usePause(close, REFRESH_AFTER);
  // What the list knows may be old.
  const { data: now } = useShowBet({ body: { betId } }, { staleTime: 0 });
  const form = useZodForm({ schema: settleSchema, defaultValues: { winAmount: "", currency }, mode: "onChange" });
  const winAmount = useWatch({ control: form.control, name: "winAmount" });
  const result = resultOf({ winAmount, currency });
  const { submit, pending, reason } = useMoneySubmit(useSettleBet({ refreshAfter: REFRESH_AFTER }), {
    success: "Bet settled.",
    failure: "Unable To Settle Bet",
    onDone: () => {
      setSettled(true);
      closeLater();
    },
  });

  const status = now?.status ?? bet.status;
  const blocked = settled
    ? "The bet is settled."
    : status === "OPEN"
      ? (reason ?? (result ? undefined : "Enter what the bet won first."))
      : `This bet is not open any more: it is ${BET_STATUS[status]?.label.toLowerCase() ?? status}.`;
  const byOdds = now?.potentialWinAmount ?? null;
  const won = result === "won" ? `won, ${amountText(Number(winAmount), currency, locale)}` : result;

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Settle Open Bet"
      tone="primary"
      confirmLabel={won ? `Settle as ${won}` : "Settle"}
      cancelLabel={settled ? "Close" : "Cancel"}
      pending={pending}
      disabledReason={blocked}
      // The schema lets pass what is the number of the wire exactly.
      onConfirm={() => void form.handleSubmit((it) => submit({ body: { betId, winAmount: Number(it.winAmount) } }))()}
    >
      <p>
        Settle bet <strong className="inline-block">{betId}</strong> of player <strong>{player.playerCode}</strong>: a
        stake of <strong className="inline-block">{amountText(bet.betAmount, currency, locale)}</strong> on {bet.title}.
      </p>
      {settled ? (
        <Alert severity="positive" title={`The bet is settled as ${won ?? "told"}.`}>
          The list is read again in 2 seconds: the server needs them to show it.
        </Alert>
      ) : (
        <Form form={form} onSubmit={() => undefined} submitShortcut={false}>
          <fields.MoneyField
            name="winAmount"
            label="Win amount"
            required
            currency={currency}
            scale={8}
            least={currencyDigits(currency)[0]}
            locale={locale}
            help={`${byOdds === null ? "" : `By the odds ${amountText(byOdds, currency, locale)}. `}0 loses the bet, anything more wins it.`}
          />
        </Form>
      )}
    </ConfirmDialog>
  );
};

/** Settles an open bet by hand, for what it won (content §3, §4). */
export const SettleOpenBetConfirm = ({ params: { bet }, open, close }: DialogPanelProps<"settle-open-bet">) =>
  bet ? <Settle bet={bet} open={open} close={close} /> : null;
