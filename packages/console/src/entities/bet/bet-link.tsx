import { RefLink } from "#kit/references/ref-link.tsx";

type BetLinkProps = { betId: string; /** Text of the link; the ID by default. */ children?: string };

/** A bet ID, or a bet by its title, linked to the bet's page for users who may open it. */
export const BetLink = ({ betId, children }: BetLinkProps) => (
  <RefLink kind="bet" value={betId}>
    {children === undefined ? (
      <span dir="ltr" className="font-mono text-meta">
        {betId}
      </span>
    ) : (
      <bdi>{children}</bdi>
    )}
  </RefLink>
);
