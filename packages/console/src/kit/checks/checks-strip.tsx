import { Checks as ChecksBox, type CheckItem } from "@backoffice/ui";
import { PageLink } from "#kit/address/page-link.tsx";
import { can, useSession, type Session } from "#kit/session/session.ts";
import type { Check } from "./run-checks.ts";
import type { Checks } from "./checks-of.ts";

/** Without the permission for its page a check has no link. */
const itemOf = ({ proof, ...check }: Check, session: Session): CheckItem => ({
  ...check,
  proof:
    proof && can(session, proof.permission)
      ? {
          label: proof.label,
          link: (text) => (
            <PageLink {...proof} inText>
              {text}
            </PageLink>
          ),
        }
      : undefined,
});

/** The checks of a record, above its facts; their place is the same in every state. `label` tells them from others on screen. */
export const ChecksStrip = ({ checks, label }: { checks: Checks; label?: string }) => {
  const session = useSession();
  return <ChecksBox checks={checks.all.map((it) => itemOf(it, session))} onRetry={checks.retry} label={label} />;
};
