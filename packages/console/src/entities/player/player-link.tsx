import { Badge, cn } from "@backoffice/ui";
import { RefLink } from "#kit/references/ref-link.tsx";

type PlayerLinkProps = {
  playerCode: string;
  username?: string | null;
  isTest?: boolean;
  /** Inside a table cell: one line, truncated in a narrow column. */
  inCell?: boolean;
};

/** A player by name and code, linked to the player's page for users who may open it. */
export const PlayerLink = ({ playerCode, username, isTest = false, inCell = false }: PlayerLinkProps) => {
  const link = (
    <RefLink kind="player" value={playerCode} inCell={inCell}>
      <span className={cn("items-baseline gap-1.5", inCell ? "inline-flex max-w-full" : "flex flex-wrap")}>
        {username && <bdi className={inCell ? "max-w-full shrink-0 truncate" : "wrap-anywhere"}>{username}</bdi>}{" "}
        <span
          data-slot="code"
          dir="ltr"
          className={cn("min-w-0 truncate font-mono text-meta", username && "text-ink-muted")}
        >
          {playerCode}
        </span>
      </span>
    </RefLink>
  );
  // Most cells of a list are those of players without a mark.
  if (inCell && !isTest) return link;
  return (
    <span className={cn("flex min-w-0 items-center gap-2", !inCell && "flex-wrap")}>
      <span className="min-w-0">{link}</span>
      {isTest && <Badge tone="note">Test</Badge>}
    </span>
  );
};
