import { Badge } from "@backoffice/ui";
import { RefLink } from "#kit/references/ref-link.tsx";

type PlayerLinkProps = {
  playerCode: string;
  username?: string | null;
  isTest?: boolean;
  /** In a table. */
  inCell?: boolean;
};

/** A player by code and name, with the way to the player's page for those who may open it. */
export const PlayerLink = ({ playerCode, username, isTest = false, inCell = false }: PlayerLinkProps) => (
  <span className="flex min-w-0 flex-wrap items-center gap-2">
    <RefLink kind="player" value={playerCode} inCell={inCell}>
      <span dir="ltr" className="font-mono text-meta">
        {playerCode}
      </span>
    </RefLink>
    {username && <bdi className="min-w-0 wrap-anywhere">{username}</bdi>}
    {isTest && <Badge tone="info">Test</Badge>}
  </span>
);
