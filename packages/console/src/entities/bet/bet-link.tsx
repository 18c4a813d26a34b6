import { RefLink } from "#kit/references/ref-link.tsx";

/** A bet by its id, with the way to its page for those who may open it. */
export const BetLink = ({ betId }: { betId: string }) => (
  <RefLink kind="bet" value={betId}>
    <span dir="ltr" className="font-mono text-meta">
      {betId}
    </span>
  </RefLink>
);
