import type { components } from "@backoffice/api-client";
import { FactGroups, Id, type DescriptionItem, type FactGroup } from "@backoffice/ui";
import type { ReactNode } from "react";
import { BetLink } from "#entities/bet/bet-link.tsx";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import { RefId } from "#kit/references/ref-id.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";
import { BalanceChange } from "./balance-change.tsx";

type Transaction = components["schemas"]["Transaction"];

/** Without the amount, which the headline has in its currency and in USD. */
const money = (tx: Transaction, hasBalance: boolean): DescriptionItem[] => [
  ...(tx.fromAmount === tx.toAmount && tx.fromCurrency === tx.toCurrency
    ? []
    : [{ label: "From", value: <Amount value={tx.fromAmount} currency={tx.fromCurrency} /> }]),
  ...(hasBalance ? [{ label: "Balance", value: <BalanceChange tx={tx} /> }] : []),
  { label: "Wallet", value: choiceWords(tx.walletType) },
  { label: "Gateway", value: tx.gateway },
  { label: "Bet", value: tx.betId && <BetLink betId={tx.betId} /> },
  { label: "Reason", value: tx.reason && choiceWords(tx.reason) },
];

/** Moments and notes. A pending transaction has no fields of a decision, a decided one only those of its own decision. */
const timeline = (tx: Transaction): DescriptionItem[] => [
  { label: "Created", value: <Moment value={tx.createdAt} /> },
  ...(tx.status === "CONFIRMED" || tx.confirmedAt !== null
    ? [
        { label: "Confirmed", value: tx.confirmedAt && <Moment value={tx.confirmedAt} /> },
        { label: "Confirmed by", value: tx.confirmedBy },
      ]
    : []),
  ...(tx.status === "REJECTED" || tx.rejectedAt
    ? [
        { label: "Rejected", value: tx.rejectedAt && <Moment value={tx.rejectedAt} /> },
        { label: "Rejected by", value: tx.rejectedBy },
      ]
    : []),
  ...(tx.bonusExtraData ? [{ label: "Eligible", value: tx.bonusExtraData.eligible ? "Yes" : "No" }] : []),
  { label: "Note for the player", value: tx.noteForThePlayer, span: true },
  { label: "Note", value: tx.note, span: true },
];

const playerOf = ({ player, opId }: Transaction, more: readonly DescriptionItem[]): DescriptionItem[] => [
  { label: "Player", value: <PlayerLink {...player} username={player.nickName} /> },
  { label: <OperatorLabel />, value: <OperatorLink opId={opId} /> },
  ...more,
  { label: "Email", value: player.profile.email },
  {
    label: "See also",
    value: (
      <span className="flex flex-wrap gap-x-4 gap-y-1 *:py-0.5">
        <PageLink to="/transactions/list" query={{ playerCode: player.playerCode }} permission="view_transactions">
          Transactions of the player
        </PageLink>
        <PageLink to="/bets" query={{ playerCode: player.playerCode }} permission="view_bets">
          Bets of the player
        </PageLink>
      </span>
    ),
    span: true,
  },
];

type TransactionGroupsProps = {
  tx: Transaction;
  /** Level of the headings in the outline of the page. */
  level: 2 | 3;
  /** Groups that only this kind of transaction has. */
  extra?: readonly FactGroup[] | undefined;
  /** Additional facts of the player. */
  aboutPlayer?: readonly DescriptionItem[] | undefined;
  /** Whether the balance is among the facts, and not above them. */
  hasBalance?: boolean;
  children?: ReactNode;
};

/** Facts of a transaction in groups: amount, player, time and author; IDs last. */
export const TransactionGroups = ({
  tx,
  level,
  extra = [],
  aboutPlayer = [],
  hasBalance = true,
  children,
}: TransactionGroupsProps) => (
  <FactGroups
    level={level}
    groups={[
      { title: "Money", items: money(tx, hasBalance) },
      ...extra,
      { title: "Player", items: playerOf(tx, aboutPlayer) },
      { title: "Timeline", items: timeline(tx) },
    ]}
    metadata={[
      <>
        Transaction <RefId kind="transaction" value={tx.txId} full={false} />
      </>,
      <>
        Player ID <Id value={tx.player.playerId} />
      </>,
    ]}
  >
    {children}
  </FactGroups>
);
