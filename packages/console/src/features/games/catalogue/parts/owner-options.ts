import { operatorOptions, type OperatorOption } from "#entities/operator/operator-options.ts";
import { useOperators } from "#entities/operator/use-operators.ts";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { isAdmin, useSession } from "#kit/session/session.ts";

const GLOBAL: Pick<OperatorOption, "value" | "label"> = { value: ALL, label: "Global (all operators)" };

/**
 * Whom an entry can belong to: the operators and brands of the user, and for platform staff everybody (shell §3).
 * `opId` is whom it belongs to now.
 */
export const useOwnerOptions = (opId: string) => {
  const own = operatorOptions(useOperators().data ?? []);
  return isAdmin(useSession()) || opId === ALL ? [GLOBAL, ...own] : own;
};

/** Whom a new entry belongs to unless another one is chosen: the operator of the top bar, else the user's own. */
export const useUsualOwner = (): string => {
  const session = useSession();
  const { opId } = useScope();
  if (opId !== ALL) return opId;
  return isAdmin(session) ? ALL : (session.opId ?? "");
};
