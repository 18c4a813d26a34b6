import type { components } from "@backoffice/api-client";
import { DescriptionList, Id, SectionHeading, type DescriptionItem } from "@backoffice/ui";
import { useId, type ReactNode } from "react";
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
import { OrderSection } from "./order/order-section.tsx";
import { kindWords } from "./transaction-kind.ts";
import { TransactionStatusBadge } from "./transaction-status-badge.tsx";

type Transaction = components["schemas"]["Transaction"];

/** A fact that only some transactions have. */
const some = (label: string, value: ReactNode, span?: boolean): DescriptionItem[] =>
  value === undefined || value === null || value === "" ? [] : [{ label, value, span }];

const money = (tx: Transaction): DescriptionItem[] => [
  { label: "From", value: <Amount value={tx.fromAmount} currency={tx.fromCurrency} /> },
  { label: "To", value: <Amount value={tx.toAmount} currency={tx.toCurrency} /> },
  { label: "In USD", value: <Amount value={tx.toAmountInUSD} currency="USD" /> },
  { label: "Balance", value: <BalanceChange tx={tx} /> },
  { label: "Wallet", value: choiceWords(tx.walletType) },
  { label: "Gateway", value: tx.gateway },
];

const course = (tx: Transaction): DescriptionItem[] => [
  { label: "Transaction", value: <RefId kind="transaction" value={tx.txId} />, span: true },
  { label: "Type", value: kindWords(tx) },
  { label: "Status", value: <TransactionStatusBadge {...tx} /> },
  { label: "Created", value: <Moment value={tx.createdAt} /> },
  { label: "Confirmed", value: tx.confirmedAt && <Moment value={tx.confirmedAt} /> },
  { label: "Confirmed by", value: tx.confirmedBy },
  ...some("Rejected", tx.rejectedAt && <Moment value={tx.rejectedAt} />),
  ...some("Rejected by", tx.rejectedBy),
  ...some("Eligible", tx.bonusExtraData && (tx.bonusExtraData.eligible ? "Yes" : "No")),
  ...some("Bet", tx.betId && <BetLink betId={tx.betId} />),
  ...some("Reason", tx.reason && choiceWords(tx.reason)),
  ...some("Note for the player", tx.noteForThePlayer, true),
  ...some("Note", tx.note, true),
];

const whose = ({ player, opId }: Transaction): DescriptionItem[] => [
  { label: "Player", value: <PlayerLink {...player} username={player.nickName} /> },
  { label: <OperatorLabel />, value: <OperatorLink opId={opId} /> },
  { label: "E-mail", value: player.profile.email },
  { label: "Player id", value: <Id value={player.playerId} whole /> },
  {
    label: "See also",
    value: (
      <span className="flex flex-wrap gap-x-4 gap-y-1">
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

type PartProps = { title: string; level: 2 | 3; items: readonly DescriptionItem[] };

const Part = ({ title, level, items }: PartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 first:mt-0">
      <SectionHeading level={level} id={id}>
        {title}
      </SectionHeading>
      <DescriptionList items={items} className="mt-1" />
    </section>
  );
};

type TransactionFactsProps = { tx: Transaction; /** Of its headings. */ level: 2 | 3 };

/** Everything that is known of a transaction, in the order of what staff ask: how much, what became of it, whose. */
export const TransactionFacts = ({ tx, level }: TransactionFactsProps) => (
  <>
    <Part title="Money" level={level} items={money(tx)} />
    <Part title="Timeline" level={level} items={course(tx)} />
    {tx.transactionType === "DEPOSIT" && <OrderSection txId={tx.txId} level={level} />}
    <Part title="Player" level={level} items={whose(tx)} />
  </>
);
