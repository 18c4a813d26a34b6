import { useWithdrawFromUtopiaWallet } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { createFields, subtractDecimals } from "@backoffice/ui/form";
import { amountText } from "#entities/money/amount-text.ts";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { useMoneyIn } from "#kit/numbers/use-money-in.ts";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useWalletNow } from "./use-wallet-now.ts";
import { firstBalance, withdrawSchema } from "./utopia.schema.ts";
import { FAILURE_WORDS } from "./utopia.ts";

const fields = createFields<{ amount: string }>();

/** Withdraws at most the first balance of a Utopia wallet as a voucher, once (money §5, §7). */
export const WithdrawUtopiaWallet = ({ params: { wallet }, ...panel }: DialogPanelProps<"withdraw-utopia-wallet">) => {
  const { locale } = useLocale();
  const { uuid, opId, customerId } = wallet;
  const first = firstBalance(useWalletNow(wallet));
  const { balance, currency } = first;
  const money = useMoneyIn(currency);
  const amount = (value: string) => (
    <strong dir="ltr" className="whitespace-nowrap">
      {amountText(value, currency, locale)}
    </strong>
  );
  return (
    <ConfirmFormPanel
      {...panel}
      title="Withdraw Utopia Wallet"
      verb="Withdraw From"
      noun="Utopia wallet"
      tone="primary"
      startsInField
      schema={withdrawSchema(first, locale)}
      values={{ amount: "" }}
      write={useWithdrawFromUtopiaWallet()}
      // The schema accepts only texts that equal the number on the wire.
      input={(valid) => ({ body: { uuid, amount: Number(valid.amount) } })}
      success="Withdraw Request Submitted!"
      record={`Utopia wallet, customer ${customerId}`}
      failure={{ words: FAILURE_WORDS }}
      disabledReason={(now) => (now.amount === "" ? "Enter the amount first." : undefined)}
      confirmLabel={(valid) => (valid ? `Withdraw ${amountText(valid.amount, currency, locale)}` : "Withdraw")}
      sentence={(_, valid) => (
        <>
          {valid ? <>Withdraw {amount(valid.amount)} from</> : "Withdraw from"} the Utopia wallet of{" "}
          <strong>
            <OperatorName opId={opId} />
          </strong>{" "}
          (customer {customerId}), which has {amount(balance)}. It is paid out as a voucher;{" "}
          {valid ? (
            <>{amount(subtractDecimals(balance, valid.amount))}, less Utopia's fee, stays.</>
          ) : (
            "Utopia charges a fee."
          )}
        </>
      )}
    >
      {() => (
        <fields.MoneyField
          name="amount"
          above="0"
          label="Amount"
          required
          {...money}
          help={`At most ${amountText(balance, currency, locale)}.`}
        />
      )}
    </ConfirmFormPanel>
  );
};
