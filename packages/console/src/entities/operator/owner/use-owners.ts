import { useOperatorOptions } from "../use-operator-options.ts";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { isAdmin, useSession } from "#kit/session/session.ts";

/**
 * Possible owners of a new record, such as a gateway or an invoice: any for platform staff, else the user's operator
 * and its brands (money §6).
 */
export const useOwners = () => {
  const session = useSession();
  const scope = useScope().opId;
  const all = useOperatorOptions();
  const chooses = isAdmin(session);
  const own = session.opId ?? "";
  const brands = all.filter((it) => it.parentOpId === own);
  const scoped = all.find(({ value }) => value === scope);
  return {
    chooses,
    all,
    brands,
    /** Owner preselected from the scope. */
    first: {
      opId: chooses ? (scope === ALL ? "" : scope) : own,
      forBrand: !chooses && scoped?.parentOpId === own,
      brandId: !chooses && scoped?.parentOpId === own ? scope : "",
    },
  };
};
