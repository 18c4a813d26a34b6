import type { components } from "@backoffice/api-client";
import { Skeleton, useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { destinationWords } from "./decision-words.tsx";

type Schemas = components["schemas"];

type WithdrawalSentenceProps = {
  /** A transaction has no destination until the withdrawal is read. */
  of: Schemas["Transaction"] | Schemas["Withdrawal"];
  /** Whether the withdrawal could not be read. */
  failed?: boolean;
};

/** A withdrawal in a sentence: amount, player, destination and provider. */
export const WithdrawalSentence = ({ of, failed = false }: WithdrawalSentenceProps) => {
  const { locale } = useLocale();
  return (
    <>
      the withdrawal of{" "}
      <strong dir="ltr" className="inline-block">
        {amountText(of.toAmount, of.toCurrency, locale)}
      </strong>{" "}
      by player <strong>{of.player.playerCode}</strong>
      {" to "}
      {"destination" in of ? (
        <strong>{destinationWords(of.destination)}</strong>
      ) : failed ? (
        <strong>a destination that could not be loaded</strong>
      ) : (
        // As long as an address: its line is there before it is read.
        <Skeleton className="inline-block h-2.5 w-64 max-w-full" />
      )}
      , paid {of.gateway === "manual" ? "manually" : <>through {of.gateway}</>}.
    </>
  );
};
