import { useGetPlayer, type components } from "@backoffice/api-client";
import { Button, DescriptionList, SectionHeading } from "@backoffice/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { Amount } from "#entities/money/amount.tsx";
import { PlayerBadges } from "#entities/player/player-badges.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { kycWords, stateOf } from "#entities/player/player-state.ts";
import { Moment } from "#entities/time/moment.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { readFact } from "#kit/records/read-fact.tsx";
import { can, lacking, useSession } from "#kit/session/session.ts";
import { RecentBets } from "./recent-bets.tsx";

type Schemas = components["schemas"];
type Player = Schemas["Player"];

const stateIn = (player: Player) =>
  stateOf(player).length > 0 && (
    <span className="flex flex-wrap gap-1">
      <PlayerBadges player={player} />
    </span>
  );

const factsOf = (query: UseQueryResult<Player, unknown>) => [
  ...readFact(query, "State", stateIn),
  ...readFact(query, "KYC", kycWords),
  ...readFact(query, "Balance", ({ wallet }) => <Amount value={wallet.inUSD.balance} currency="USD" />),
  ...readFact(query, "Bonus balance", ({ bonusWallet }) => <Amount value={bonusWallet.balanceInUsd} currency="USD" />),
  ...readFact(query, "Deposits", ({ playerStats }) => playerStats.totalDepositCount),
  ...readFact(query, "Withdrawals", ({ playerStats }) => playerStats.totalWithdrawCount),
  ...readFact(query, "Bets", ({ playerStats }) => playerStats.totalBetCount),
  ...readFact(query, "Registered", ({ createdAt }) => <Moment value={createdAt} />),
];

/** The ticket's player beside the conversation: without the permission or an answer only the link to the player. */
export const TicketPlayer = ({ ticket }: { ticket: Schemas["Ticket"] }) => {
  const { playerId, playerCode, brandId } = ticket;
  const panels = usePanels();
  const session = useSession();
  const query = useGetPlayer({ body: { playerId } }, { enabled: can(session, "view_players"), staleTime: 0 });
  return (
    <section aria-labelledby="ticket-player">
      <SectionHeading id="ticket-player" level={2}>
        Player
      </SectionHeading>
      {/* Above the facts, whose lines are not known before they are read. */}
      <div className="mt-1 mb-2 flex flex-wrap gap-2">
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
      <DescriptionList
        items={[{ label: "Player", value: <PlayerLink {...(query.data ?? ticket)} /> }, ...factsOf(query)]}
      />
      <RecentBets playerCode={playerCode} waits={query.isLoading} />
    </section>
  );
};
