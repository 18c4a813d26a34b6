import type { components } from "@backoffice/api-client";
import { cn, Skeleton } from "@backoffice/ui";
import type { ReactNode } from "react";
import { HeadAmount } from "#entities/money/head-amount.tsx";
import { PlayerBadges } from "#entities/player/player-badges.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { usePlayer } from "#entities/player/use-player.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { useWithdrawalRecord } from "./withdrawal/checks/use-withdrawal-checks.ts";

type Transaction = components["schemas"]["Transaction"];
type HeadProps = { tx: Transaction };

/** A part of the line, which is a line of its own on a phone. */
const PART = "flex min-w-0 items-baseline gap-1.5";

type ForPlayerProps = HeadProps & { children?: ReactNode };

const ForPlayer = ({ tx: { player }, children }: ForPlayerProps) => (
  <span className={PART}>
    for{" "}
    <span className="min-w-0 font-semibold **:data-[slot=code]:font-normal">
      <PlayerLink playerCode={player.playerCode} username={player.nickName} inCell />
    </span>
    {children}
  </span>
);

/** Where the money goes, to whom, and what forbids it. Its parts arrive one by one, in lines that are there already. */
const WithdrawalLine = ({ tx }: HeadProps) => {
  const { data, isLoading } = useWithdrawalRecord(tx.txId);
  const { data: player } = usePlayer(tx.player.playerCode);
  const { bankName, kind, number } = data?.destination ?? {};
  return (
    <>
      {isLoading && <Skeleton className="my-1.5 h-2.5 w-32" />}
      {kind !== undefined && number !== undefined && (
        <span className={PART}>
          to{" "}
          <b className="inline-flex min-w-0 font-semibold">
            <bdi className="truncate">{bankName ?? choiceWords(kind)}</bdi>
            <bdi className="ms-1 shrink-0">…{number.slice(-4)}</bdi>
          </b>
        </span>
      )}{" "}
      <ForPlayer tx={tx}>{player && <PlayerBadges player={player} only="exceptions" />}</ForPlayer>
    </>
  );
};

/** The headline of a transaction: its amount, and below it the player and, for a withdrawal, the destination. */
export const TransactionHead = ({ tx }: HeadProps) => {
  const isWithdrawal = tx.transactionType === "WITHDRAW";
  return (
    <>
      <HeadAmount value={tx.toAmount} currency={tx.toCurrency} inUSD={tx.toAmountInUSD} />
      <span
        className={cn(
          "mt-0.5 flex min-h-5.5 min-w-0 items-center gap-1.5 text-body font-normal max-sm:flex-col max-sm:items-start max-sm:gap-0.5",
          isWithdrawal && "max-sm:min-h-10.5",
        )}
      >
        {isWithdrawal ? <WithdrawalLine tx={tx} /> : <ForPlayer tx={tx} />}
      </span>
    </>
  );
};
