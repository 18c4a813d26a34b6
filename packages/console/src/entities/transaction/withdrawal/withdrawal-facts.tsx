import type { components } from "@backoffice/api-client";
import { Id, useLocale, type DescriptionItem, type FactGroup } from "@backoffice/ui";
import type { ReactNode } from "react";
import { Amount } from "#entities/money/amount.tsx";
import { fullName } from "#entities/player/full-name.ts";
import { kycWords } from "#entities/player/player-state.ts";
import { Moment } from "#entities/time/moment.tsx";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { UnreadFacts } from "#kit/records/unread-facts.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";
import { TransactionGroups } from "../transaction-groups.tsx";
import { useWithdrawalRecord } from "./checks/use-withdrawal-checks.ts";
import { useWithdrawalContext } from "./use-withdrawal-context.ts";

type Schemas = components["schemas"];
type Context = ReturnType<typeof useWithdrawalContext>;

/** Label of the account number, by kind of destination. */
const NUMBERS: Readonly<Record<string, string>> = { BANK: "IBAN", CARD: "Card number", WALLET: "Wallet address" };

const destinationOf = ({ holder, bankName, kind, number }: Schemas["WithdrawDestination"]): FactGroup => ({
  title: "Destination",
  items: [
    { label: "Account holder", value: holder && <bdi>{holder}</bdi> },
    { label: "Bank", value: bankName },
    { label: NUMBERS[kind] ?? choiceWords(kind), value: <Id value={number} full /> },
  ],
});

const Times = ({ value }: { value: number }) => formatNumber(value, useLocale().locale);

/** Count and sum of the player's deposits or withdrawals; the sum alone without the player. */
const sumOf = (count: number | undefined, { data }: Context["deposited"]): ReactNode =>
  data === undefined ? (
    count !== undefined && <Times value={count} />
  ) : (
    <>
      <Amount value={data} currency="USD" />
      {count !== undefined && (
        <span className="text-ink-muted">
          {" in "}
          <Times value={count} />
        </span>
      )}
    </>
  );

const riskWords = ({ riskScore, riskLevel, reasons }: Schemas["RiskReportRow"]) => (
  <>
    {riskScore} <span className="text-ink-muted">of 100, {choiceWords(riskLevel).toLowerCase()}</span>
    {reasons.length > 0 && <p className="text-ink-muted">{reasons.map((it) => choiceWords(it)).join(", ")}</p>}
  </>
);

const accountOf = ({
  player: { data: player },
  deposited,
  withdrawn,
  risk: { data: risk },
}: Context): DescriptionItem[] => {
  const stats = player?.playerStats;
  return [
    ...(player
      ? [
          { label: "Name", value: fullName(player) && <bdi>{fullName(player)}</bdi> },
          { label: "KYC", value: kycWords(player) },
        ]
      : []),
    ...(risk === undefined ? [] : [{ label: "Risk", value: risk ? riskWords(risk) : "Not in the risk report" }]),
    ...(deposited.data === undefined && !stats
      ? []
      : [{ label: "Deposited", value: sumOf(stats?.totalDepositCount, deposited) }]),
    ...(withdrawn.data === undefined && !stats
      ? []
      : [{ label: "Withdrawn", value: sumOf(stats?.totalWithdrawCount, withdrawn) }]),
    ...(player ? [{ label: "Registered", value: <Moment value={player.createdAt} /> }] : []),
  ];
};

type WithdrawalFactsProps = { tx: Schemas["Transaction"]; level: 2 | 3 };

/**
 * A withdrawal with destination and player, the basis of its decision. Requests only what the role may see.
 */
export const WithdrawalFacts = ({ tx, level }: WithdrawalFactsProps) => {
  const withdrawal = useWithdrawalRecord(tx.txId);
  const destination = withdrawal.data?.destination;
  const context = useWithdrawalContext(tx.player.playerCode);
  return (
    <TransactionGroups
      tx={tx}
      level={level}
      extra={destination && [destinationOf(destination)]}
      aboutPlayer={accountOf(context)}
    >
      <UnreadFacts subject="The destination" query={withdrawal} />
      <UnreadFacts subject="The player" query={context.player} />
      <UnreadFacts subject="The player's deposits and withdrawals" query={context.deposited} />
      <UnreadFacts subject="The player's risk" query={context.risk} />
    </TransactionGroups>
  );
};
