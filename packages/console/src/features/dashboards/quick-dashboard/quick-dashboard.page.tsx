import { useGetBadges } from "@backoffice/api-client";
import { EmptyState, FailedState } from "@backoffice/ui";
import { Gauge } from "lucide-react";
import { compact } from "#kit/state/compact.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { useScope } from "#kit/scope/scope.ts";
import { can, isPartner, useSession } from "#kit/session/session.ts";
import { WaitingCard } from "./waiting-card.tsx";
import { WAITING } from "./waiting.ts";

/** `/quick-dashboard`: the badge counts as cards that link to their lists. */
const QuickDashboardPage = () => {
  const session = useSession();
  const { pages } = useRegistry();
  const { opId, includeBrands } = useScope();
  const badges = useGetBadges({ query: compact({ opId, includeBrands }) }, { enabled: !isPartner(session) });
  const isLinked = (path: string) => pages.some((page) => page.path === path && can(session, page.permission));

  if (isPartner(session))
    return (
      <EmptyState icon={Gauge} title="Nothing waits for you here">
        Partners have no queues. Your pages are in the menu.
      </EmptyState>
    );
  if (badges.error && !badges.data)
    return (
      <FailedState
        title="The counts could not be loaded"
        message={badges.error.messages[0] ?? badges.error.message}
        onRetry={() => void badges.refetch()}
      />
    );
  return (
    <section aria-label="What waits for staff" className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-3">
      {WAITING.map((waiting) => (
        <WaitingCard
          key={waiting.key}
          waiting={waiting}
          count={badges.data?.[waiting.key]}
          linked={isLinked(waiting.path)}
        />
      ))}
    </section>
  );
};

export default QuickDashboardPage;
