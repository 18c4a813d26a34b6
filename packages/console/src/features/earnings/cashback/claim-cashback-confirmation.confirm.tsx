import { useClaimCashback, useShowCashbackSettings, useShowCashbackSummary } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { claimReason } from "./claim-reason.ts";

type Read = { data?: { autoApproval: boolean } | undefined; error: unknown };

/** Whether the settings approve claims automatically. */
const whenPaid = ({ data, error }: Read) => {
  if (data)
    return data.autoApproval ? " It is credited to the player's wallet immediately." : " It needs approval by staff.";
  return error ? " The approval setting could not be loaded." : "";
};

/** Claims a player's entire cashback on behalf of the player (money §2, §7). */
export const ClaimCashback = ({ params: { player }, ...panel }: DialogPanelProps<"claim-cashback-confirmation">) => {
  const { locale } = useLocale();
  const { opId, playerCode } = player;
  // The player may claim it meanwhile.
  const { data, error } = useShowCashbackSummary({ body: { opId, playerCode } }, { staleTime: 0 });
  const settings = useShowCashbackSettings({ body: { opId, playerCode } }, { staleTime: 0 });
  const amount = data && amountText(data.cashbackAvailableToClaimInUSD, "USD", locale);
  const unread = error ? (error.messages[0] ?? error.message) : "The cashback is loading.";
  return (
    <ConfirmPanel
      {...panel}
      title="Claim Cashback Confirmation"
      verb="Claim"
      noun="cashback"
      name={amount}
      tone="primary"
      write={useClaimCashback()}
      input={{ body: { opId, playerCode } }}
      success="Cashback claimed successfully."
      failure={{ title: "Unable to Claim" }}
      reason={data ? claimReason(data, locale) : unread}
    >
      Claim{" "}
      <strong dir="ltr" className="inline-block">
        {amount ?? "the entire cashback"}
      </strong>{" "}
      of player <strong>{playerCode}</strong>.{whenPaid(settings)}
    </ConfirmPanel>
  );
};
