import { getBadges, type components } from "@backoffice/api-client";
import { useLatestCallback } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useHistory } from "#kit/address/history.ts";
import type { BadgeKey } from "#kit/pages/define-module.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { listOnScreen } from "#kit/queue/neighbours.ts";
import { findPage } from "../pages/find-page.ts";

type Badges = components["schemas"]["Badges"];

/**
 * Rereads the list on screen if the badge of its page (`badge` in its module) is one of those that changed. A list that
 * has begun a read since (`performance.now()`), such as after a decision made here, is not read twice.
 */
export const useRereadCounted = () => {
  const history = useHistory();
  const { pages } = useRegistry();
  return useLatestCallback((isChanged: (badge: BadgeKey) => boolean, since: number): void => {
    const { pathname, search } = history.location;
    const badge = findPage(pages, pathname, search)?.badge;
    if (badge && isChanged(badge)) listOnScreen()?.reread?.(since);
  });
};

/**
 * Rereads the list on screen once whenever its count in the menu changes: rows that a colleague decided do not stay
 * pending. It has no timer of its own (ruling 45) but follows the polled counts.
 */
export const useFollowBadges = (): void => {
  const client = useQueryClient();
  const rereadCounted = useRereadCounted();
  useEffect(() => {
    const known = new Map<string, { counts: Badges | undefined; requestedAt: number }>();
    return client.getQueryCache().subscribe((event) => {
      const { queryHash, queryKey, state } = event.query;
      if (event.type !== "updated" || queryKey[0] !== getBadges.operation.id) return;
      const was = known.get(queryHash);
      if (event.action.type === "fetch")
        known.set(queryHash, { counts: state.data as Badges | undefined, requestedAt: performance.now() });
      if (event.action.type !== "success" || !was?.counts) return;
      const { counts, requestedAt } = was;
      const now = state.data as Badges;
      rereadCounted((badge) => counts[badge] !== now[badge], requestedAt);
    });
  }, [client, rereadCounted]);
};
