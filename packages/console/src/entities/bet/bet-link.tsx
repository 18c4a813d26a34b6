import { PageLink } from "#kit/address/page-link.tsx";

/** A bet by its id, with the way to its page for those who may open it. */
export const BetLink = ({ betId }: { betId: string }) => (
  <PageLink to={`/bets/${encodeURIComponent(betId)}`} permission="view_bets">
    <span dir="ltr" className="font-mono text-meta">
      {betId}
    </span>
  </PageLink>
);
