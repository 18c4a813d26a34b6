import { ALL, useScope } from "./scope.ts";
import { useSession } from "../session/session.ts";

/** The one operator or brand that the page is about: the chosen one, else the user's own; nothing when neither is. */
export const useOneOperator = (): string | undefined => {
  const { opId } = useScope();
  const session = useSession();
  return opId === ALL ? (session.opId ?? undefined) : opId;
};
