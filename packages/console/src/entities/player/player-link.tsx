import { Badge, cn } from "@backoffice/ui";
import { RefLink } from "#kit/references/ref-link.tsx";

type PlayerLinkProps = {
  playerCode: string;
  username?: string | null;
  isTest?: boolean;
  /** In a table: one line, whose end is cut off where the column is too narrow. */
  inCell?: boolean;
};

/** A player by code and name, with the way to the player's page for those who may open it. */
export const PlayerLink = ({ playerCode, username, isTest = false, inCell = false }: PlayerLinkProps) => (
  <span className={cn("flex min-w-0 items-center gap-2", !inCell && "flex-wrap")}>
    <RefLink kind="player" value={playerCode} inCell={inCell}>
      <span dir="ltr" className="font-mono text-meta">
        {playerCode}
      </span>
    </RefLink>
    {username && <bdi className={cn("min-w-0", inCell ? "truncate" : "wrap-anywhere")}>{username}</bdi>}
    {isTest && <Badge tone="info">Test</Badge>}
  </span>
);
