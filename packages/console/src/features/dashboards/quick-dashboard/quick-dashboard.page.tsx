import { getWaiting, useGetBadges, useGetWaiting } from "@backoffice/api-client";
import { Button, cn, EmptyState, FailedState } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Gauge } from "lucide-react";
import { useEffect, useRef } from "react";
import { AppLink } from "#kit/address/app-link.tsx";
import { useRegistry } from "#kit/pages/registry.ts";
import { useScope } from "#kit/scope/scope.ts";
import { firstScreen, isPartner, mayOpen, useSession } from "#kit/session/session.ts";
import { compact } from "#kit/state/compact.ts";
import { columnsFor } from "./columns-for.ts";
import { WaitingCard } from "./waiting-card.tsx";
import { WAITING } from "./waiting.ts";

/** Whole names, for the style sheet to have them. */
const COLUMNS = { 3: "xl:grid-cols-3", 4: "xl:grid-cols-4", 5: "xl:grid-cols-5" };

/** `/quick-dashboard`: what waits for this member of staff, since when and how much money, with the lists that prove it. */
const QuickDashboardPage = () => {
  const session = useSession();
  const client = useQueryClient();
  const { pages } = useRegistry();
  const { opId, includeBrands } = useScope();
  const asked = { query: compact({ opId, includeBrands }) };
  const enabled = !isPartner(session);
  const waiting = useGetWaiting(asked, { enabled });
  // Polled by the shell: when a count has changed, so has what stands here. The first counts of a scope change nothing.
  const { data: badges } = useGetBadges(asked, { enabled });
  const known = useRef<{ scope: string; badges: typeof badges }>(undefined);
  const scope = JSON.stringify([opId, includeBrands]);
  useEffect(() => {
    const before = known.current?.scope === scope ? known.current.badges : undefined;
    known.current = { scope, badges };
    if (before && badges && before !== badges) void client.invalidateQueries({ queryKey: [getWaiting.operation.id] });
  }, [badges, scope, client]);

  const own = WAITING.filter(({ path }) => pages.some((page) => page.path === path && mayOpen(session, page)));
  if (own.length === 0 || !enabled)
    return (
      <EmptyState
        icon={Gauge}
        title="Nothing waits for you here"
        action={
          isPartner(session) && (
            <Button asChild>
              <AppLink to={firstScreen(session)}>Open your dashboard</AppLink>
            </Button>
          )
        }
      >
        You have no queues. Your pages are in the menu.
      </EmptyState>
    );
  if (waiting.error && !waiting.data)
    return (
      <FailedState
        title="The counts could not be loaded"
        message={waiting.error.messages[0] ?? waiting.error.message}
        onRetry={() => void waiting.refetch()}
      />
    );
  const cards = own.filter(({ key }) => !waiting.data || waiting.data.some((it) => it.kind === key));
  const figures = new Map(waiting.data?.map((it) => [it.kind, it]));
  return (
    <section
      aria-label="Staff queues"
      className={cn("grid items-stretch gap-3 md:grid-cols-3", COLUMNS[columnsFor(cards.length)])}
    >
      {cards.map((it) => (
        <WaitingCard key={it.key} waiting={it} figures={figures.get(it.key)} now={waiting.dataUpdatedAt} />
      ))}
    </section>
  );
};

export default QuickDashboardPage;
