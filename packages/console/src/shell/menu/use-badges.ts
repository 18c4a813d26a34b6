import { getBadges, useGetBadges } from "@backoffice/api-client";
import { compact } from "#kit/state/compact.ts";
import { CMS_DEFAULT, useScope, type Scope } from "#kit/scope/scope.ts";
import { isPartner, useSession, type Session } from "#kit/session/session.ts";

const inputOf = ({ opId, includeBrands }: Scope) => ({ query: compact({ opId, includeBrands }) });

/** Nothing waits for partners (shell §4), nor in the default content. */
export const hasBadges = (session: Session, { opId }: Scope): boolean => !isPartner(session) && opId !== CMS_DEFAULT;

/** The read of what waits, for the scheduler that repeats it. */
export const badgesOf = (scope: Scope) => getBadges.options(inputOf(scope));

/** What waits for staff; nothing for partners (shell §4). Read again every 10 seconds by shell/use-polls.ts. */
export const useBadges = () => {
  const scope = useScope();
  const session = useSession();
  return useGetBadges(inputOf(scope), { enabled: hasBadges(session, scope), placeholderData: (previous) => previous });
};
