import type { components } from "@backoffice/api-client";
import { FactGroups, Id, useLocale } from "@backoffice/ui";
import { winOf } from "#entities/bet/win-of.ts";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { BetSelections } from "./bet-selections.tsx";

type BetFactsProps = {
  bet: components["schemas"]["BetDetails"];
  /** Level of the headings in the outline of the page. */
  level: 2 | 3;
};

/** The facts of a bet below its figures: the wager, its money, the player, its selections; ids last. */
export const BetFacts = ({ bet, level }: BetFactsProps) => {
  const { locale } = useLocale();
  const { currency, player, potentialWinAmount, status } = bet;
  const amount = (value: number | null) => value !== null && <Amount value={value} currency={currency} />;
  const payoutInUSD = winOf(bet).inUSD;
  const isOpen = status === "OPEN";
  return (
    <FactGroups
      level={level}
      groups={[
        {
          title: "Wager",
          items: [
            { label: "Type", value: `${choiceWords(bet.betType)}, ${choiceWords(bet.betMode).toLowerCase()}` },
            {
              label: "Game or event",
              value: (
                <RefLink kind="game" value={bet.gameId}>
                  {bet.title}
                </RefLink>
              ),
            },
            { label: "Provider", value: bet.provider },
            {
              label: "Odds",
              value: bet.odds !== null && (
                <bdi dir="ltr" className="tabular">
                  {formatNumber(bet.odds, locale)}
                </bdi>
              ),
            },
            { label: "Placed", value: <Moment value={bet.createdAt} /> },
            ...(isOpen
              ? []
              : [
                  { label: "Settled", value: bet.settledAt && <Moment value={bet.settledAt} /> },
                  { label: "Settled by", value: bet.settledBy },
                ]),
          ],
        },
        {
          title: "Money",
          items: [
            // The figures of an open bet include it.
            ...(isOpen ? [] : [{ label: "Potential payout", value: amount(potentialWinAmount) }]),
            ...(currency === "USD"
              ? []
              : [
                  { label: "Stake in USD", value: <Amount value={bet.betAmountInUSD} currency="USD" /> },
                  ...(payoutInUSD === null
                    ? []
                    : [{ label: "Payout in USD", value: <Amount value={payoutInUSD} currency="USD" /> }]),
                ]),
            { label: "Wallet", value: choiceWords(bet.walletType) },
            { label: "Balance before", value: amount(bet.balanceBefore) },
            { label: "Balance after", value: amount(bet.balanceAfter) },
          ],
        },
        {
          title: "Player",
          items: [
            { label: "Player", value: <PlayerLink {...player} /> },
            { label: <OperatorLabel />, value: <OperatorLink opId={bet.opId} /> },
            {
              label: "See also",
              value: (
                <span className="flex flex-wrap gap-x-4 gap-y-1">
                  <PageLink to="/bets" query={{ playerCode: player.playerCode }} permission="view_bets">
                    Bets of the player
                  </PageLink>
                  <PageLink to="/bets/reconciled-debits" query={{ betId: bet.betId }} permission="view_bet_debits">
                    Debits of the bet
                  </PageLink>
                </span>
              ),
              span: true,
            },
          ],
        },
      ]}
      metadata={[
        <>
          Bet <Id value={bet.betId} full />
        </>,
        bet.roundId && (
          <>
            Round <Id value={bet.roundId} full />
          </>
        ),
      ]}
    >
      <BetSelections selections={bet.selections} level={level} />
    </FactGroups>
  );
};
