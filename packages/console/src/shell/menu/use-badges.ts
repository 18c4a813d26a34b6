import { getBadges, useGetBadges } from "@backoffice/api-client";
import { compact } from "#kit/state/compact.ts";
import { CMS_DEFAULT, useScope, type Scope } from "#kit/scope/scope.ts";
import { isPartner, useSession, type Session } from "#kit/session/session.ts";

const inputOf = ({ opId, includeBrands }: Scope) => ({ query: compact({ opId, includeBrands }) });

/** Whether there are badges: not for partners (shell §4), nor for the default content. */
export const hasBadges = (session: Session, { opId }: Scope): boolean => !isPartner(session) && opId !== CMS_DEFAULT;

/** The query of the badges, for the polling. */
export const badgesOf = (scope: Scope) => getBadges.options(inputOf(scope));

/** The badges: counts of pending work, polled every 10 seconds by `usePolls`; none for partners (shell §4). */
export const useBadges = () => {
  const scope = useScope();
  const session = useSession();
  return useGetBadges(inputOf(scope), { enabled: hasBadges(session, scope), placeholderData: (previous) => previous });
};
