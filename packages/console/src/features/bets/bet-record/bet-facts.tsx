import type { components } from "@backoffice/api-client";
import { DescriptionList, Id, useLocale } from "@backoffice/ui";
import { BetStatusBadge } from "#entities/bet/bet-status-badge.tsx";
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

type BetFactsProps = { bet: components["schemas"]["BetDetails"] };

/** Everything that is known of a bet but its selections. */
export const BetFacts = ({ bet }: BetFactsProps) => {
  const { locale } = useLocale();
  const { currency, player } = bet;
  const amount = (value: number | null) => value !== null && <Amount value={value} currency={currency} />;
  return (
    <DescriptionList
      items={[
        { label: "Bet", value: <Id value={bet.betId} whole /> },
        { label: "Status", value: <BetStatusBadge status={bet.status} /> },
        { label: "Player", value: <PlayerLink {...player} /> },
        { label: <OperatorLabel />, value: <OperatorLink opId={bet.opId} /> },
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
        { label: "Round", value: <Id value={bet.roundId} whole /> },
        { label: "Stake", value: amount(bet.betAmount) },
        { label: "Win", value: amount(winOf(bet).own) },
        {
          label: "Odds",
          value: bet.odds !== null && (
            <bdi dir="ltr" className="tabular">
              {formatNumber(bet.odds, locale)}
            </bdi>
          ),
        },
        { label: "Potential win", value: amount(bet.potentialWinAmount) },
        { label: "Stake in USD", value: <Amount value={bet.betAmountInUSD} currency="USD" /> },
        { label: "Win in USD", value: winOf(bet).inUSD !== null && <Amount value={winOf(bet).inUSD} currency="USD" /> },
        { label: "Wallet", value: choiceWords(bet.walletType) },
        { label: "Balance before", value: amount(bet.balanceBefore) },
        { label: "Balance after", value: amount(bet.balanceAfter) },
        { label: "Placed", value: <Moment value={bet.createdAt} /> },
        { label: "Settled", value: bet.settledAt && <Moment value={bet.settledAt} /> },
        { label: "Settled by", value: bet.settledBy },
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
      ]}
    />
  );
};
