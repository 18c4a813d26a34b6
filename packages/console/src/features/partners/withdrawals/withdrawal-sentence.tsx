import type { components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";

/** A partner withdrawal in a sentence: amount, partner, destination. */
export const WithdrawalSentence = ({ of }: { of: components["schemas"]["PartnerWithdraw"] }) => {
  const { locale } = useLocale();
  return (
    <>
      the withdrawal of{" "}
      <strong dir="ltr" className="inline-block">
        {amountText(of.toAmount, of.toCurrency, locale)}
      </strong>{" "}
      by partner <strong>{of.partnerTitle}</strong> to{" "}
      <strong dir="ltr" className="font-mono wrap-anywhere">
        {of.destinationAddress}
      </strong>{" "}
      on {of.network}.
    </>
  );
};
