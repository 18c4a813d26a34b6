import type { components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";

/** A prize in a sentence, after the verb: amount, player, rank, tournament. */
export const PrizeSentence = ({ of }: { of: components["schemas"]["TournamentWinner"] }) => {
  const { locale } = useLocale();
  return (
    <>
      the prize of{" "}
      <strong dir="ltr" className="inline-block">
        {amountText(of.prizeAmount, of.currency, locale)}
      </strong>{" "}
      of player <strong>{of.playerCode}</strong> for place {of.rank} of <strong>{of.tournamentTitle}</strong>.
    </>
  );
};
