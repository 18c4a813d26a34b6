import { useGetPlayer, type components } from "@backoffice/api-client";
import { Button, DescriptionList, SectionHeading } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { PlayerBadges } from "#entities/player/player-badges.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { kycWords, stateOf } from "#entities/player/player-state.ts";
import { Moment } from "#entities/time/moment.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordSkeleton } from "#kit/records/record-states.tsx";
import { can, lacking, useSession } from "#kit/session/session.ts";
import { RecentBets } from "./recent-bets.tsx";

type Schemas = components["schemas"];
type Player = Schemas["Player"];

const factsOf = (player: Player) => [
  { label: "Player", value: <PlayerLink {...player} /> },
  {
    label: "State",
    value: stateOf(player).length > 0 && (
      <span className="flex flex-wrap gap-1">
        <PlayerBadges player={player} />
      </span>
    ),
  },
  { label: "KYC", value: kycWords(player) },
  { label: "Balance", value: <Amount value={player.wallet.inUSD.balance} currency="USD" /> },
  { label: "Bonus balance", value: <Amount value={player.bonusWallet.balanceInUsd} currency="USD" /> },
  { label: "Deposits", value: player.playerStats.totalDepositCount },
  { label: "Withdrawals", value: player.playerStats.totalWithdrawCount },
  { label: "Bets", value: player.playerStats.totalBetCount },
  { label: "Registered", value: <Moment value={player.createdAt} /> },
];

/** The ticket's player beside the conversation: without the permission or an answer only the link to the player. */
export const TicketPlayer = ({ ticket }: { ticket: Schemas["Ticket"] }) => {
  const { playerId, playerCode, brandId } = ticket;
  const panels = usePanels();
  const session = useSession();
  const { data: player, isLoading } = useGetPlayer(
    { body: { playerId } },
    { enabled: can(session, "view_players"), staleTime: 0 },
  );
  return (
    <section aria-labelledby="ticket-player">
      <SectionHeading id="ticket-player" level={2}>
        Player
      </SectionHeading>
      {isLoading ? (
        <RecordSkeleton />
      ) : (
        <DescriptionList items={player ? factsOf(player) : [{ label: "Player", value: <PlayerLink {...ticket} /> }]} />
      )}
      <RecentBets playerCode={playerCode} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          reason={lacking(session, "view_players")}
          onClick={() => panels.open("player-details", { player: playerCode })}
        >
          Player details
        </Button>
        <Button
          reason={lacking(session, "edit_tickets")}
          onClick={() => panels.open("create-support-ticket", { player: { playerId, playerCode, brandId } })}
        >
          New ticket
        </Button>
      </div>
    </section>
  );
};
