import { useTopUpUtopiaWallet } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { amountText } from "#entities/money/amount-text.ts";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useWalletNow } from "./use-wallet-now.ts";
import { firstBalance, topUpSchema } from "./utopia.schema.ts";
import { FAILURE_WORDS } from "./utopia.ts";

const fields = createFields(topUpSchema);

/** Tops up a Utopia wallet with a voucher, once (money §5, §7). */
export const TopupUtopiaWallet = ({ params: { wallet }, ...panel }: DialogPanelProps<"topup-utopia-wallet">) => {
  const { locale } = useLocale();
  const { uuid, opId, customerId } = wallet;
  const { balance, currency } = firstBalance(useWalletNow(wallet));
  return (
    <ConfirmFormPanel
      {...panel}
      title="Topup Utopia Wallet"
      verb="Top Up"
      noun="Utopia wallet"
      tone="primary"
      startsInField
      schema={topUpSchema}
      values={{ voucherCode: "" }}
      write={useTopUpUtopiaWallet()}
      input={({ voucherCode }) => ({ body: { uuid, voucherCode } })}
      success="Topup Request Submitted!"
      record={`Utopia wallet, customer ${customerId}`}
      failure={{ words: FAILURE_WORDS }}
      disabledReason={({ voucherCode }) => (voucherCode.trim() === "" ? "Enter the voucher code first." : undefined)}
      confirmLabel={() => "Top up wallet"}
      sentence={() => (
        <>
          Add a voucher to the Utopia wallet of{" "}
          <strong>
            <OperatorName opId={opId} />
          </strong>{" "}
          (customer {customerId}), which has{" "}
          <strong dir="ltr" className="whitespace-nowrap">
            {amountText(balance, currency, locale)}
          </strong>
          . The value of the voucher, less Utopia's fee, is added to the balance.
        </>
      )}
    >
      {() => (
        <fields.TextField
          name="voucherCode"
          label="Voucher code"
          required
          mono
          maxLength={60}
          help="28 characters or more, usually 30. A voucher can be used once."
        />
      )}
    </ConfirmFormPanel>
  );
};
