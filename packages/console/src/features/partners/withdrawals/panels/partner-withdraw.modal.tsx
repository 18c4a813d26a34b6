import { useRequestPartnerWithdraw, useShowPartnerWithdrawInfo, type components } from "@backoffice/api-client";
import { Alert, Button, DescriptionList, useLocale } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { amountText } from "#entities/money/amount-text.ts";
import { Amount } from "#entities/money/amount.tsx";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useSession } from "#kit/session/session.ts";
import { mayNotRequest, notEnough } from "../../partner-money.ts";
import { withdrawalName } from "../partner-review.ts";
import { partnerWithdrawSchema } from "./partner-withdraw.schema.ts";

type Info = components["schemas"]["PartnerWithdrawInfo"];

const fields = createFields(partnerWithdrawSchema);

/** The only payout method (money §9). */
const PAID = { currency: "USDT", network: "TRON" } as const;

const usd = (value: number | undefined) => value !== undefined && <Amount value={value} currency="USD" />;

/** Available amount and limits (money §3). */
const WithdrawInfo = ({ info }: { info: Info | undefined }) => (
  <DescriptionList
    items={[
      { label: "Available to withdraw", value: usd(info?.availableToWithdraw) },
      { label: "Balance", value: usd(info?.balanceInUSD) },
      { label: "Minimum", value: usd(info?.minimumWithdrawAmountInUSD) },
      { label: "Requests this month", value: info && `${info.requestsThisMonth} of ${info.maxNoWithdrawalRequests}` },
      { label: "Currency", value: PAID.currency },
      { label: "Network", value: PAID.network },
    ]}
  />
);

/** Requests a withdrawal of the entire available amount (money §5, ruling 37). */
export const PartnerWithdrawModal = ({
  params: { opId, partnerId, partnerTitle },
  ...panel
}: DialogPanelProps<"partner-withdraw">) => {
  const session = useSession();
  const panels = usePanels();
  const { locale } = useLocale();
  const { data: info, error } = useShowPartnerWithdrawInfo({ body: { opId, partnerId } }, { staleTime: 0 });
  const unread = error ? `The balance could not be loaded: ${error.message}` : "The balance is loading.";
  const poor = info && notEnough(info);
  const amount = info && !poor ? amountText(info.availableToWithdraw, "USD", locale) : undefined;
  return (
    <ConfirmFormPanel
      {...panel}
      verb="Withdraw"
      noun="balance"
      title="Partner Withdraw"
      schema={partnerWithdrawSchema}
      values={{ walletAddress: "" }}
      write={useRequestPartnerWithdraw()}
      reason={mayNotRequest(session) ?? (info ? poor : unread)}
      disabledReason={({ walletAddress }) => (walletAddress.trim() ? undefined : "Enter the wallet address first.")}
      input={({ walletAddress }) => ({ body: { opId, partnerId, walletAddress, ...PAID } })}
      confirmLabel={() => (amount ? `Withdraw ${amount}` : "Withdraw")}
      sentence={() => (
        <>
          Withdraw{" "}
          {amount ? (
            <strong dir="ltr" className="inline-block">
              {amount}
            </strong>
          ) : (
            "the available amount"
          )}{" "}
          of {partnerTitle ? <strong>{partnerTitle}</strong> : "your balance"}, paid in {PAID.currency} on{" "}
          {PAID.network}. It is paid after approval by staff.
        </>
      )}
      success="Withdrawal request submitted!"
      record={(made) => ({ name: withdrawalName(made, locale), drawer: "partner-withdraw-details", id: made.txId })}
      failure={{ title: "Unable To Send Request" }}
    >
      {() => (
        <>
          {poor && (
            <div className="mb-3">
              <Alert severity="caution">{poor}</Alert>
            </div>
          )}
          <WithdrawInfo info={info} />
          <fields.TextField
            name="walletAddress"
            label="Wallet address"
            required
            mono
            help="TRON address: T followed by 33 letters and digits."
          />
          <Button
            type="button"
            variant="ghost"
            size="sm"
            onClick={() => panels.open("partner-withdraw-history", { opId, partnerId, partnerTitle })}
          >
            History
          </Button>
        </>
      )}
    </ConfirmFormPanel>
  );
};
