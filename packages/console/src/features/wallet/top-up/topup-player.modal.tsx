import { useTopUpWallet } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { RecentTransactions } from "#entities/transaction/recent-transactions.tsx";
import { useTopUpChecks } from "#entities/transaction/top-up/checks/use-top-up-checks.ts";
import { useCheckedEntry } from "#kit/checks/use-checked-entry.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { WizardPanel } from "#kit/panels/wizard/wizard-panel.tsx";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import { AmountFields, WhyFields } from "./top-up.fields.tsx";
import {
  amountReason,
  amountSchema,
  balanceAfter,
  whySchema,
  type TOP_UP_REASONS,
  type TopUpAction,
} from "./top-up.schema.ts";
import { useInWords } from "./use-in-words.ts";
import { useTopUpFacts } from "./use-top-up-facts.ts";
import { topUpRecord } from "./top-up-record.ts";
import { WAYS } from "./ways.ts";

/** Increases or decreases a player's balance in two steps (money §4, §5). */
export const TopupPlayerModal = ({ params: { player }, ...panel }: DialogPanelProps<"topup-player">) => {
  const { locale } = useLocale();
  const facts = useTopUpFacts(player);
  const { waits, against, strip } = useCheckedEntry(useTopUpChecks(player), { amount: "", currency: "USD" });
  const way = (action: TopUpAction) => ({
    label: WAYS[action].verb,
    sets: { action },
    reason: (now: { amount: string; currency: string }) => {
      const balance = facts.balanceIn(now.currency);
      return balance === undefined ? "The balance is still loading." : amountReason(now, action, balance);
    },
  });
  return (
    <DecidesAbout kind="player-wallet" id={player.playerCode}>
      <WizardPanel
        {...panel}
        noun="player"
        title="Topup Player"
        subtitle={`Player ${player.playerCode}`}
        schemas={{ amount: amountSchema, why: whySchema }}
        writes={{ why: useInWords(useTopUpWallet()) }}
        steps={{
          amount: {
            label: "Amount",
            values: { amount: "", currency: "USD", action: "topup" },
            ways: [way("topup"), way("deduct")],
            fields: ({ amount, currency }) => (
              <>
                {strip({ amount, currency })}
                <AmountFields currency={currency} facts={facts} />
                <RecentTransactions playerCode={player.playerCode} />
              </>
            ),
          },
          why: {
            label: "Confirm",
            values: { reason: "", note: "", accepted: false },
            fields: (_values, { amount: change }) =>
              change && (
                <WhyFields
                  change={change}
                  balance={facts.balanceIn(change.currency) ?? "0"}
                  sentence={
                    <>
                      {WAYS[change.action].verb} the balance of player <strong>{player.playerCode}</strong> by{" "}
                      <strong dir="ltr" className="inline-block">
                        {amountText(change.amount, change.currency, locale)}
                      </strong>
                      .{against && <> {against}</>}
                    </>
                  }
                />
              ),
            disabledReason: ({ reason, note, accepted }, { amount: change }) => {
              if (waits) return waits;
              const balance = change && facts.balanceIn(change.currency);
              if (!change || balance === undefined) return "Enter an amount first.";
              if (balanceAfter(balance, change).startsWith("-")) return "The amount exceeds the balance.";
              if (!reason) return "Choose a reason first.";
              if (!note.trim()) return "Write a note first.";
              return accepted ? undefined : "Confirm the change first.";
            },
            nextLabel: "Send",
            // The schema accepts only texts that equal the number on the wire.
            input: ({ amount: { amount, currency, action }, why: { reason, note } }) => ({
              body: {
                note,
                amount: Number(amount),
                currency,
                playerCode: player.playerCode,
                reason: reason as keyof typeof TOP_UP_REASONS,
                action,
              },
            }),
            failure: { title: "Unable To Top Up Player" },
            success: ({ sent }) => WAYS[sent.action].success,
            record: (made) => topUpRecord(made, locale),
          },
        }}
      />
    </DecidesAbout>
  );
};
