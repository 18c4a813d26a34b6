import { useTopUpBonusWallet } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { addDecimals } from "@backoffice/ui/form";
import { amountText } from "#entities/money/amount-text.ts";
import { usePlayerBalances } from "#entities/player/use-player-balances.ts";
import { RecentTransactions } from "#entities/transaction/recent-transactions.tsx";
import { useBonusTopUpChecks } from "#entities/transaction/top-up/checks/use-top-up-checks.ts";
import { useCheckedEntry } from "#kit/checks/use-checked-entry.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { WizardPanel } from "#kit/panels/wizard/wizard-panel.tsx";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import type { TopUpAction } from "../top-up.schema.ts";
import { useInWords } from "../use-in-words.ts";
import { topUpRecord } from "../top-up-record.ts";
import { WAYS } from "../ways.ts";
import { BonusAmountFields, BonusWhyFields } from "./bonus-top-up.fields.tsx";
import { bonusAmountReason, bonusAmountSchema, bonusSendWaits, bonusWhySchema } from "./bonus-top-up.schema.ts";

/** Changes a player's bonus balance by a signed amount, in two steps (money §4, §5, ruling 40). */
export const TopupPlayerBonusModal = ({ params: { player }, ...panel }: DialogPanelProps<"topup-player-bonus">) => {
  const { locale } = useLocale();
  const balances = usePlayerBalances(player.playerCode);
  const { bonusBalance: balance } = balances;
  const { waits, against, strip } = useCheckedEntry(useBonusTopUpChecks(player.playerCode), {
    amount: "",
    currency: "USD",
  });
  const way = (action: TopUpAction) => ({
    label: WAYS[action].verb,
    sets: { action },
    reason: ({ amount }: { amount: string }) =>
      balance === undefined ? "The balance is still loading." : bonusAmountReason(amount, action, balance),
  });
  return (
    <DecidesAbout kind="player-wallet" id={player.playerCode}>
      <WizardPanel
        {...panel}
        noun="bonus balance"
        title="Topup Player Bonus"
        subtitle={`Player ${player.playerCode}`}
        schemas={{ amount: bonusAmountSchema, why: bonusWhySchema }}
        writes={{ why: useInWords(useTopUpBonusWallet()) }}
        steps={{
          amount: {
            label: "Amount",
            values: { amount: "", action: "topup" },
            ways: [way("topup"), way("deduct")],
            fields: ({ amount }) => (
              <>
                {strip({ amount: amount.replace("-", ""), currency: "USD" })}
                <BonusAmountFields balances={balances} />
                <RecentTransactions playerCode={player.playerCode} />
              </>
            ),
          },
          why: {
            label: "Confirm",
            values: { note: "", accepted: false },
            fields: (_values, { amount: change }) =>
              change && (
                <BonusWhyFields
                  amount={change.amount}
                  balance={balance ?? "0"}
                  sentence={
                    <>
                      {WAYS[change.action].verb} the bonus balance of player <strong>{player.playerCode}</strong> by{" "}
                      <strong dir="ltr" className="inline-block">
                        {amountText(change.amount.replace("-", ""), "USD", locale)}
                      </strong>
                      .{against && <> {against}</>}
                    </>
                  }
                />
              ),
            disabledReason: (why, { amount: change }) =>
              waits ??
              (change && balance !== undefined
                ? bonusSendWaits(why, addDecimals(balance, change.amount))
                : "Enter an amount first."),
            nextLabel: "Send",
            // The schema accepts only texts that equal the number on the wire.
            input: ({ amount: { amount, action }, why: { note } }) => ({
              body: { note, amount: Number(amount), playerCode: player.playerCode, action },
            }),
            failure: { title: "Unable To Top Up Player Bonus" },
            success: ({ sent }) => WAYS[sent.action].success,
            record: (made) => topUpRecord(made, locale),
          },
        }}
      />
    </DecidesAbout>
  );
};
