import { Badge } from "@backoffice/ui";
import { PageLink } from "#kit/address/page-link.tsx";

type PlayerLinkProps = { playerCode: string; username?: string | null; isTest?: boolean };

/** A player by code and name, with the way to the player's page for those who may open it. */
export const PlayerLink = ({ playerCode, username, isTest = false }: PlayerLinkProps) => (
  <span className="flex min-w-0 flex-wrap items-center gap-2">
    <PageLink to={`/players/${encodeURIComponent(playerCode)}`} permission="view_players">
      <span dir="ltr" className="font-mono text-meta">
        {playerCode}
      </span>
    </PageLink>
    {username && <bdi className="min-w-0 wrap-anywhere">{username}</bdi>}
    {isTest && <Badge tone="info">Test</Badge>}
  </span>
);
