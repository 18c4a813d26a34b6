import { useGetBadges } from "@backoffice/api-client";
import { useRegistry } from "#kit/pages/registry.ts";
import { mayOpen, useSession } from "#kit/session/session.ts";

/** A queue of an operator with something in it. */
type WaitingQueue = { title: string; to: string; query: Readonly<Record<string, string>>; count: number };

/** The queues of an operator, without its brands, that the user may open, longest first; and the read that counts them. */
export const useWaitingOfOperator = (opId: string) => {
  const session = useSession();
  const { pages } = useRegistry();
  const query = useGetBadges({ query: { opId, includeBrands: false } });
  const { data } = query;
  const queues = pages.flatMap((page): WaitingQueue[] => {
    if (!data) return [];
    const count = page.badge ? data[page.badge] : 0;
    if (count === 0 || !mayOpen(session, page)) return [];
    const variant = Object.fromEntries(new URLSearchParams(page.badgeOn ?? ""));
    return [{ title: page.title, to: page.path, query: { ...variant, opId }, count }];
  });
  return { query, queues: data && queues.toSorted((a, b) => b.count - a.count) };
};
