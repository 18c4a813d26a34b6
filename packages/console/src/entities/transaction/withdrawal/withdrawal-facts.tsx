import type { components } from "@backoffice/api-client";
import { Id, Skeleton, useLocale, type DescriptionItem, type FactGroup } from "@backoffice/ui";
import type { ReactNode } from "react";
import { Amount } from "#entities/money/amount.tsx";
import { fullName } from "#entities/player/full-name.ts";
import { kycWords } from "#entities/player/player-state.ts";
import { Moment } from "#entities/time/moment.tsx";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { usePanelFrame } from "#kit/panels/panel-frame.tsx";
import { Figures, type Figure } from "#kit/records/figures.tsx";
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
        <span className="font-normal text-ink-muted">
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

/** Total deposits and withdrawals of the player, as far as the role may see them. */
const turnoverOf = ({ player, deposited, withdrawn }: Context): Figure[] => {
  const stats = player.data?.playerStats;
  const wait = <Skeleton className="my-1.5 h-2.5 w-20" />;
  const figure = (label: string, count: number | undefined, sum: Context["deposited"]): Figure[] => {
    if (sum.isLoading) return [{ label, value: wait }];
    return sum.data === undefined && !stats ? [] : [{ label, value: sumOf(count, sum) }];
  };
  return [
    ...figure("Deposited", stats?.totalDepositCount, deposited),
    ...figure("Withdrawn", stats?.totalWithdrawCount, withdrawn),
  ];
};

/** The basis of a decision in figures. */
const figuresOf = ({ balanceBefore, balanceAfter, balanceCurrency }: Schemas["Transaction"], context: Context) => [
  { label: "Balance before", value: <Amount value={balanceBefore} currency={balanceCurrency} /> },
  { label: "After", value: <Amount value={balanceAfter} currency={balanceCurrency} /> },
  ...turnoverOf(context),
];

const WAIT = <Skeleton className="my-0.75 h-2.5 w-32" />;

/** Facts of the player's account; those that are being read keep their lines. */
const accountOf = ({ player, risk }: Context): DescriptionItem[] => {
  const { data } = player;
  const ofPlayer = (label: string, value: (read: Schemas["Player"]) => ReactNode): DescriptionItem[] =>
    data ? [{ label, value: value(data) }] : player.isLoading ? [{ label, value: WAIT }] : [];
  const ofRisk = risk.data ? riskWords(risk.data) : "Not in the risk report";
  return [
    ...ofPlayer("Name", (it) => fullName(it) && <bdi>{fullName(it)}</bdi>),
    ...ofPlayer("KYC", kycWords),
    ...(risk.data === undefined && !risk.isLoading
      ? []
      : // Room for the line of its reasons.
        [
          {
            label: "Risk",
            value: (
              <div className="min-h-10">{risk.isLoading ? <span className="text-ink-muted">…</span> : ofRisk}</div>
            ),
          },
        ]),
    ...ofPlayer("Registered", (it) => <Moment value={it.createdAt} />),
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
  // The player's page has the balance above the facts.
  const inDrawer = usePanelFrame() !== undefined;
  return (
    <>
      {inDrawer && <Figures figures={figuresOf(tx, context)} small />}
      <TransactionGroups
        tx={tx}
        level={level}
        extra={destination && [destinationOf(destination)]}
        aboutPlayer={inDrawer ? accountOf(context) : [...accountOf(context), ...turnoverOf(context)]}
        hasBalance={!inDrawer}
      >
        <UnreadFacts subject="The destination" query={withdrawal} />
        <UnreadFacts subject="The player" query={context.player} />
        <UnreadFacts subject="The player's deposits and withdrawals" query={context.deposited} />
        <UnreadFacts subject="The player's risk" query={context.risk} />
      </TransactionGroups>
    </>
  );
};
