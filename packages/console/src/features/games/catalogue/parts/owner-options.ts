import { operatorOptions, type OperatorOption } from "#entities/operator/operator-options.ts";
import { useOperators } from "#entities/operator/use-operators.ts";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { isAdmin, useSession } from "#kit/session/session.ts";

const GLOBAL: Pick<OperatorOption, "value" | "label"> = { value: ALL, label: "Global (all operators)" };

/**
 * Possible owners of an entry: the user's operators and brands, and global for platform staff (shell §3). `opId` is the
 * current owner.
 */
export const useOwnerOptions = (opId: string) => {
  const own = operatorOptions(useOperators().data ?? []);
  return isAdmin(useSession()) || opId === ALL ? [GLOBAL, ...own] : own;
};

/** Default owner of a new entry: the operator in scope, otherwise the user's own. */
export const useUsualOwner = (): string => {
  const session = useSession();
  const { opId } = useScope();
  if (opId !== ALL) return opId;
  return isAdmin(session) ? ALL : (session.opId ?? "");
};
