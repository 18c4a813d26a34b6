import { RefLink } from "#kit/references/ref-link.tsx";

/** A bet ID, linked to the bet's page for users who may open it. */
export const BetLink = ({ betId }: { betId: string }) => (
  <RefLink kind="bet" value={betId}>
    <span dir="ltr" className="font-mono text-meta">
      {betId}
    </span>
  </RefLink>
);
