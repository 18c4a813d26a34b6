import { useTopUpWallet } from "@backoffice/api-client";
import { Alert, Button, DescriptionList, useLocale } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { amountText } from "#entities/money/amount-text.ts";
import { Amount } from "#entities/money/amount.tsx";
import { RecentTransactions } from "#entities/transaction/recent-transactions.tsx";
import { useTopUpChecks } from "#entities/transaction/top-up/checks/use-top-up-checks.ts";
import { useCheckedEntry } from "#kit/checks/use-checked-entry.tsx";
import { useMoneyIn } from "#kit/numbers/use-money-in.ts";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import { balanceAfter, NOTE, TOP_UP_REASONS } from "../top-up.schema.ts";
import { useInWords } from "../use-in-words.ts";
import { useTopUpFacts } from "../use-top-up-facts.ts";
import { topUpRecord } from "../top-up-record.ts";
import { WAYS } from "../ways.ts";
import { balanceChangeSchema, balanceChangeWaits } from "./balance-change.schema.ts";
import { useFirstMessage } from "./use-first-message.ts";

const fields = createFields(balanceChangeSchema);
const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const ACTIONS = options({ topup: WAYS.topup.verb, deduct: WAYS.deduct.verb });
const REASONS = options(TOP_UP_REASONS);

/** Increases or decreases a player's balance from a bonus request (money §2, §3, §5). */
export const BalanceChange = ({
  params: { player, currency: first },
  ...panel
}: DialogPanelProps<"balance-change">) => {
  const { locale } = useLocale();
  const facts = useTopUpFacts(player);
  const { balanceIn, error, retry } = facts;
  const { waits, against, strip } = useCheckedEntry(useTopUpChecks(player), { amount: "", currency: first });
  // Always offers the player's own currency, even if the operator does not list it.
  const currencies = [...new Set([first, ...facts.currencies])].map((value) => ({ value, label: value }));
  const money = useMoneyIn(first);
  return (
    <DecidesAbout kind="player-wallet" id={player.playerCode}>
      <ConfirmFormPanel
        {...panel}
        title="Change balance"
        verb="Change"
        noun="balance"
        tone="primary"
        schema={balanceChangeSchema}
        values={{ action: "topup", amount: "", currency: first, reason: "", note: "" }}
        write={useFirstMessage(useInWords(useTopUpWallet()))}
        disabledReason={(now) => waits ?? balanceChangeWaits(now, balanceIn(now.currency))}
        // The schema accepts only texts that equal the number on the wire.
        input={({ note, amount, currency, reason, action }) => ({
          body: {
            note,
            amount: Number(amount),
            currency,
            playerCode: player.playerCode,
            reason: reason as keyof typeof TOP_UP_REASONS,
            action,
          },
        })}
        success={({ sent }) => WAYS[sent.action].success}
        record={(made) => topUpRecord(made, locale)}
        confirmLabel={(valid) =>
          valid ? `${WAYS[valid.action].verb} by ${amountText(valid.amount, valid.currency, locale)}` : "Change balance"
        }
        sentence={({ action, currency }, valid) => (
          <>
            {WAYS[action].verb}{" "}
            {valid && (
              <>
                by{" "}
                <strong dir="ltr" className="inline-block">
                  {amountText(valid.amount, valid.currency, locale)}
                </strong>{" "}
              </>
            )}
            the balance of player <strong>{player.playerCode}</strong> in {currency}. {against}
          </>
        )}
      >
        {({ amount, currency, action }) => {
          const balance = balanceIn(currency);
          const after =
            balance !== undefined && /^\d+(\.\d+)?$/.test(amount)
              ? balanceAfter(balance, { amount, action })
              : undefined;
          return (
            <>
              {strip({ amount, currency })}
              {error && (
                <Alert severity="critical" action={<Button onClick={retry}>Try again</Button>}>
                  {error.messages[0] ?? error.message}
                </Alert>
              )}
              <DescriptionList
                items={[
                  {
                    label: "Balance before",
                    value: balance !== undefined && <Amount value={balance} currency={currency} />,
                  },
                  {
                    label: "Balance after",
                    value: after !== undefined && <Amount value={after} currency={currency} />,
                  },
                ]}
              />
              <fields.SegmentedField name="action" label="Change" options={ACTIONS} />
              <fields.SelectField name="currency" label="Currency" required options={currencies} />
              <fields.MoneyField
                {...money}
                currency={currency}
                scale={8}
                name="amount"
                label="Amount"
                required
                above="0"
              />
              <fields.SelectField name="reason" label="Reason" required options={REASONS} />
              <fields.TextareaField name="note" label={NOTE.label} help={NOTE.help} required maxLength={NOTE.max} />
              <RecentTransactions playerCode={player.playerCode} />
            </>
          );
        }}
      </ConfirmFormPanel>
    </DecidesAbout>
  );
};
