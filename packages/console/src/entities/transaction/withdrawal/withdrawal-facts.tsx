import { listWithdrawals, useGetPlayer, useShowWithdrawal, type components } from "@backoffice/api-client";
import { Alert, Button, Id, type DescriptionItem, type FactGroup } from "@backoffice/ui";
import { kycWords } from "#entities/player/player-state.ts";
import { Moment } from "#entities/time/moment.tsx";
import { useListed } from "#kit/records/use-listed.ts";
import { can, useSession } from "#kit/session/session.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { TransactionGroups } from "../transaction-groups.tsx";
import { isUndecided } from "../is-undecided.ts";
import { isSameName } from "./is-same-name.ts";

type Schemas = components["schemas"];

const nameOf = ({ profile: { firstName, lastName } }: Schemas["Player"]): string =>
  [firstName, lastName].filter(Boolean).join(" ");

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

const accountOf = (player: Schemas["Player"]): DescriptionItem[] => [
  { label: "Name", value: nameOf(player) && <bdi>{nameOf(player)}</bdi> },
  { label: "KYC", value: kycWords(player) },
  { label: "Deposits", value: String(player.playerStats.totalDepositCount) },
  { label: "Withdrawals", value: String(player.playerStats.totalWithdrawCount) },
  { label: "Registered", value: <Moment value={player.createdAt} /> },
];

type WithdrawalFactsProps = { tx: Schemas["Transaction"]; level: 2 | 3 };

/**
 * A withdrawal with destination and player, the basis of its decision. Alerts come first. Requests only what the role
 * may see.
 */
export const WithdrawalFacts = ({ tx, level }: WithdrawalFactsProps) => {
  const session = useSession();
  const withdrawal = useShowWithdrawal(
    { body: { txId: tx.txId } },
    {
      enabled: can(session, "view_withdrawals"),
      placeholderData: useListed<Schemas["Withdrawal"]>(listWithdrawals, ({ txId }) => txId === tx.txId),
    },
  );
  const player = useGetPlayer(
    { body: { playerCode: tx.player.playerCode } },
    { enabled: can(session, "view_players") },
  );
  const holder = withdrawal.data?.destination.holder;
  const name = player.data && nameOf(player.data);
  const failed = [withdrawal, player].find(({ error }) => error);
  return (
    <>
      <div className="mb-5 flex flex-col gap-2 empty:hidden">
        {isUndecided(tx) && holder && name && !isSameName(holder, name) && (
          <Alert severity="caution" title="Account holder differs from the player">
            The account belongs to <bdi>{holder}</bdi>, the player is <bdi>{name}</bdi>.
          </Alert>
        )}
        {isUndecided(tx) && player.data?.playerStats.totalWithdrawCount === 0 && (
          <Alert severity="info" title="First withdrawal">
            The player has not withdrawn before.
          </Alert>
        )}
        {failed && (
          <Alert severity="info" action={<Button onClick={() => void failed.refetch()}>Try again</Button>}>
            {failed === player ? "The player" : "The destination"} could not be loaded: {failed.error?.message}
          </Alert>
        )}
      </div>
      <TransactionGroups
        tx={tx}
        level={level}
        extra={withdrawal.data && [destinationOf(withdrawal.data.destination)]}
        aboutPlayer={player.data && accountOf(player.data)}
      />
    </>
  );
};
