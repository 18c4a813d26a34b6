import { ALL, useScope } from "./scope.ts";
import { useSession } from "#kit/session/session.ts";

/** The operator or brand that is chosen, else the user's own; undefined for platform staff who see all. */
export const useSelectedOperator = (): string | undefined => {
  const { opId } = useScope();
  const session = useSession();
  return opId === ALL ? (session.opId ?? undefined) : opId;
};
