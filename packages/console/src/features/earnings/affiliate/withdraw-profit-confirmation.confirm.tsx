import { useShowAffiliateSummary, useWithdrawAffiliateProfit } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { compareDecimals, createFields } from "@backoffice/ui/form";
import { useMemo } from "react";
import { z } from "zod";
import { amountText } from "#entities/money/amount-text.ts";
import { playerRecord } from "#entities/player/player-record.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usdAmount } from "#entities/earning-settings/usd-amount.ts";
import { profitReason } from "./profit-reason.ts";

const schemaOf = (minimum: string, maximum: string) =>
  z.object({ totalProfitInUSD: usdAmount({ label: "amount", min: minimum, max: maximum }) });
const fields = createFields(schemaOf("0", "0"));

/** Requests the payout of affiliate profit on behalf of the player (money §2, §7). */
export const WithdrawProfit = ({ params: { player }, ...panel }: DialogPanelProps<"withdraw-profit-confirmation">) => {
  const { locale } = useLocale();
  const { opId, playerCode } = player;
  const write = useWithdrawAffiliateProfit();
  const { data, error } = useShowAffiliateSummary({ body: { opId, playerCode } }, { staleTime: 0 });
  const balance = decimalOf(data?.estimatedBalanceInUSD ?? 0);
  const set = decimalOf(data?.withdrawMinimumAmountInUSD ?? 0);
  // An amount of 0 is never paid, whatever the settings.
  const least = compareDecimals(set, "0") > 0 ? set : "0.01";
  const schema = useMemo(() => schemaOf(least, balance), [least, balance]);
  const unread = error ? (error.messages[0] ?? error.message) : "The balance is loading.";
  return (
    <ConfirmFormPanel
      {...panel}
      title="Withdraw Profit Confirmation"
      verb="Withdraw"
      noun="profit"
      tone="primary"
      schema={schema}
      values={{ totalProfitInUSD: data ? balance : "" }}
      write={write}
      input={(valid) => ({ body: { ...valid, opId, playerCode } })}
      success={({ profitInUSD }) =>
        `Payout of ${amountText(profitInUSD, "USD", locale)} requested. It is pending approval.`
      }
      record={playerRecord(playerCode)}
      reason={data ? profitReason(data, locale) : unread}
      confirmLabel={(valid) => (valid ? `Withdraw ${amountText(valid.totalProfitInUSD, "USD", locale)}` : "Withdraw")}
      sentence={(_values, valid) => (
        <>
          Request the payout of{" "}
          <strong dir="ltr" className="inline-block">
            {valid ? amountText(valid.totalProfitInUSD, "USD", locale) : "profit"}
          </strong>{" "}
          to player <strong>{playerCode}</strong>. It needs approval by staff.
        </>
      )}
    >
      {() =>
        data ? (
          <fields.MoneyField
            name="totalProfitInUSD"
            label="Amount"
            help={`Of ${amountText(balance, "USD", locale)}; at least ${amountText(least, "USD", locale)}.`}
            currency="USD"
            required
          />
        ) : (
          // The room of the field, which moves no button when the balance arrives.
          <div className="h-17" />
        )
      }
    </ConfirmFormPanel>
  );
};
