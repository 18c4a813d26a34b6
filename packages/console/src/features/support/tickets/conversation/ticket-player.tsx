import { listBets, useGetPlayer, type components } from "@backoffice/api-client";
import { Button, Skeleton } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { OwnChecksStrip } from "#entities/player/checks/own-checks-strip.tsx";
import { fullName } from "#entities/player/full-name.ts";
import { PlayerBadges } from "#entities/player/player-badges.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { kycCount } from "#entities/player/player-state.ts";
import { PlayerDeposited, PlayerWithdrawn } from "#entities/player/player-sums.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { PENDING_FIGURE } from "#kit/records/pending-figure.tsx";
import { Figures } from "#kit/records/figures.tsx";
import { can, lacking, useSession } from "#kit/session/session.ts";
import { EarlierTickets } from "./earlier-tickets.tsx";
import { RecentBets, useRecentBets } from "./recent-bets.tsx";

type Schemas = components["schemas"];
type Player = Schemas["Player"];

/** Keeps the line of a text that is being read. */
const WAIT = <Skeleton className="my-1.25 h-2.5 w-40" />;

/** The balance in the player's currency, which is the largest figure beside the conversation. */
const Balance = ({ player }: { player: Player | undefined }) => {
  const currency = player?.activeCurrency ?? "";
  return (
    <div className="mt-3">
      <p className="text-meta text-ink-muted">Balance</p>
      <p className="tabular flex h-8 items-center text-title font-semibold">
        {player ? (
          <Amount value={player.wallet.byCurrency[currency]?.balance ?? 0} currency={currency} />
        ) : (
          <Skeleton className="h-4 w-28" />
        )}
      </p>
    </div>
  );
};

const PlayerNow = ({ ticket: { playerCode, playerId } }: { ticket: Schemas["Ticket"] }) => {
  const session = useSession();
  const { data: player, isLoading } = useGetPlayer({ body: { playerId } }, { staleTime: 0 });
  if (!player && !isLoading) return null;
  const bonus = player && <Amount value={player.bonusWallet.balanceInUsd} currency="USD" />;
  return (
    <>
      <div className="text-meta text-ink-muted">
        {player ? (
          <>
            {fullName(player) && (
              <>
                <bdi>{fullName(player)}</bdi> ·{" "}
              </>
            )}
            registered <Moment value={player.createdAt} />
          </>
        ) : (
          WAIT
        )}
      </div>
      <Balance player={player} />
      <div className="mt-2 [&>dl]:mb-3">
        <Figures
          small
          figures={[
            ...(can(session, "view_transactions")
              ? [
                  { label: "Deposited", value: <PlayerDeposited playerCode={playerCode} /> },
                  { label: "Withdrawn", value: <PlayerWithdrawn playerCode={playerCode} /> },
                ]
              : []),
            { label: "Bonus", value: bonus ?? PENDING_FIGURE },
            { label: "KYC", value: player ? (kycCount(player) ?? "—") : PENDING_FIGURE },
          ]}
        />
      </div>
      <OwnChecksStrip playerCode={playerCode} />
    </>
  );
};

/** The ticket's player beside the conversation: without the permission or an answer only the link to the player. */
export const TicketPlayer = ({ ticket }: { ticket: Schemas["Ticket"] }) => {
  const { playerId, playerCode, brandId } = ticket;
  const panels = usePanels();
  const session = useSession();
  const mayView = can(session, "view_players");
  const { data: player } = useGetPlayer({ body: { playerId } }, { enabled: mayView, staleTime: 0 });
  const bets = useRecentBets(playerCode);
  return (
    <section aria-label="Player">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-heading font-semibold">
        <PlayerLink {...(player ?? ticket)} />
        <span className="inline-flex flex-wrap gap-1 font-normal">
          {player && <PlayerBadges player={player} only="exceptions" />}
        </span>
      </div>
      {mayView && <PlayerNow ticket={ticket} />}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          reason={lacking(session, "view_players")}
          onClick={() => panels.open("player-details", { player: playerCode })}
        >
          Player details
        </Button>
        <Button
          size="sm"
          reason={lacking(session, "edit_tickets")}
          onClick={() => panels.open("create-support-ticket", { player: { playerId, playerCode, brandId } })}
        >
          New ticket
        </Button>
      </div>
      {/* One after the other: what is read later moves no link above it. */}
      {bets.data && <RecentBets bets={bets.data} playerCode={playerCode} />}
      {(bets.data || bets.error || !can(session, listBets.operation.permission)) && <EarlierTickets ticket={ticket} />}
    </section>
  );
};
