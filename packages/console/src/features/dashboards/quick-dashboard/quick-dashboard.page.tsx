import { getWaiting, useGetBadges, useGetWaiting } from "@backoffice/api-client";
import { Button, EmptyState, FailedState, useLocale } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Gauge } from "lucide-react";
import { useEffect, useRef } from "react";
import { AppLink } from "#kit/address/app-link.tsx";
import { usePublishSummary } from "#kit/pages/page-summary.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { useScope } from "#kit/scope/scope.ts";
import { startPage, isPartner, mayOpen, useSession } from "#kit/session/session.ts";
import { compact } from "#kit/state/compact.ts";
import { LateQueues } from "./late-queues.tsx";
import { QueueGroup } from "./queue-group.tsx";
import { GROUPS, WAITING } from "./waiting.ts";
import { waitingWords } from "./waiting-words.ts";
import { readFailure } from "#kit/pages/read-failure.tsx";

/** `/quick-dashboard`: queues of this user with age and money, linked to their lists. */
const QuickDashboardPage = () => {
  const session = useSession();
  const { locale } = useLocale();
  const client = useQueryClient();
  const { pages } = useRegistry();
  const { opId, includeBrands } = useScope();
  const input = { query: compact({ opId, includeBrands }) };
  const enabled = !isPartner(session);
  const waiting = useGetWaiting(input, { enabled });
  // Polled by the shell: a changed count triggers a refetch here. The first counts of a scope do not.
  const { data: badges } = useGetBadges(input, { enabled });
  const known = useRef<{ scope: string; badges: typeof badges }>(undefined);
  const scope = JSON.stringify([opId, includeBrands]);
  useEffect(() => {
    const before = known.current?.scope === scope ? known.current.badges : undefined;
    known.current = { scope, badges };
    if (before && badges && before !== badges) void client.invalidateQueries({ queryKey: [getWaiting.operation.id] });
  }, [badges, scope, client]);

  usePublishSummary(waitingWords(waiting.data, locale));

  const own = WAITING.filter(({ path }) => pages.some((page) => page.path === path && mayOpen(session, page)));
  if (own.length === 0 || !enabled)
    return (
      <EmptyState
        icon={Gauge}
        title="Nothing is waiting for you"
        action={
          isPartner(session) && (
            <Button asChild>
              <AppLink to={startPage(session)}>Open your dashboard</AppLink>
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
        {...readFailure(waiting.error)}
        onRetry={() => void waiting.refetch()}
      />
    );
  const queues = own.filter(({ key }) => !waiting.data || waiting.data.some((it) => it.kind === key));
  const figures = new Map(waiting.data?.map((it) => [it.kind, it]));
  const now = waiting.dataUpdatedAt;
  const groups = GROUPS.map((group) => ({ group, queues: queues.filter((it) => it.group === group) }));
  return (
    <section aria-label="Staff queues">
      <LateQueues queues={queues} figures={figures} now={now} />
      <div className="mt-4 grid items-start gap-x-6 gap-y-5 min-[1400px]:grid-cols-2">
        <div className="empty:hidden">
          {groups
            .slice(0, 1)
            .map((it) => it.queues.length > 0 && <QueueGroup key={it.group} {...it} figures={figures} now={now} />)}
        </div>
        <div className="grid gap-5 empty:hidden">
          {groups
            .slice(1)
            .map((it) => it.queues.length > 0 && <QueueGroup key={it.group} {...it} figures={figures} now={now} />)}
        </div>
      </div>
    </section>
  );
};

export default QuickDashboardPage;
