import { listBets, useListBets } from "@backoffice/api-client";
import { SectionHeading } from "@backoffice/ui";
import { BetLink } from "#entities/bet/bet-link.tsx";
import { BetStatusBadge } from "#entities/bet/bet-status-badge.tsx";
import { Amount } from "#entities/money/amount.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";

/** Number of bets beside a conversation. */
const RECENT = 5;

type RecentBetsProps = {
  playerCode: string;
  /** What stands above them is still being read, and would move their links. */
  waits: boolean;
};

/** The player's latest bets; nothing without the permission, an answer or a bet. */
export const RecentBets = ({ playerCode, waits }: RecentBetsProps) => {
  const { data } = useListBets(
    {
      body: { page: 1, itemsPerPage: RECENT, opId: ALL, playerCode, sortBy: "createdAt", sortDirection: "desc" },
    },
    { enabled: can(useSession(), listBets.operation.permission), staleTime: 0 },
  );
  if (waits || !data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="ticket-bets" className="mt-4">
      <SectionHeading id="ticket-bets" level={3}>
        Recent bets
      </SectionHeading>
      <ul aria-labelledby="ticket-bets" className="mt-1 flex flex-col divide-y">
        {data.items.map(({ betId, title, status, betAmount, currency, createdAt }) => (
          <li key={betId} className="flex flex-col gap-0.5 py-1.5 text-meta">
            <span className="flex items-baseline justify-between gap-2">
              <bdi className="min-w-0 truncate" title={title}>
                {title}
              </bdi>
              <Amount value={betAmount} currency={currency} />
            </span>
            <span className="flex flex-wrap items-center gap-x-2 text-ink-muted">
              <BetLink betId={betId} />
              <BetStatusBadge status={status} />
              <Moment value={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
