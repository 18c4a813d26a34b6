import type { LoadOptions } from "@backoffice/ui/form";
import { useQueryClient } from "@tanstack/react-query";
import { useScope } from "#kit/scope/scope.ts";
import { can, lacking, useSession } from "#kit/session/session.ts";
import { lookupFacts, lookupOf, type LookupRef } from "./lookups.ts";

type LookupProps = { label: string; load: LoadOptions; disabledReason?: string };

/**
 * Props of a field that looks up a reference, as filters do:
 * `<fields.AsyncComboboxField name="partnerId" required {...useLookup("partner")} />`. Without the permission it names
 * it.
 */
export const useLookup = (ref: LookupRef): LookupProps => {
  const client = useQueryClient();
  const session = useSession();
  const { opId } = useScope();
  const { label, permission } = lookupFacts(ref);
  const lookup = lookupOf(ref, { can: (right) => can(session, right), client, opId });
  if (lookup) return { label, load: lookup.suggest };
  const disabledReason = lacking(session, permission);
  return { label, load: () => Promise.resolve([]), ...(disabledReason && { disabledReason }) };
};
