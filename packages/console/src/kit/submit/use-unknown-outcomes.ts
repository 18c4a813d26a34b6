import { useMemo, useSyncExternalStore } from "react";
import { useSession } from "#kit/session/session.ts";
import { onUnknownOutcomes, unknownOutcomes, type UnknownOutcome } from "./unknown-outcomes.ts";

/** The user's writes with an unknown outcome, in the latest state of all tabs. */
export const useUnknownOutcomes = (): readonly UnknownOutcome[] => {
  const { userId } = useSession();
  // Compares states as text, because each read creates new objects.
  const stored = useSyncExternalStore(onUnknownOutcomes, () => JSON.stringify(unknownOutcomes(userId)));
  return useMemo(() => JSON.parse(stored) as readonly UnknownOutcome[], [stored]);
};
