import { useMemo, useSyncExternalStore } from "react";
import { useSession } from "../session/session.ts";
import { recordKey, type DecidedRecord } from "./decided-record.ts";
import { onUnknownOutcomes, unknownOutcomes, type UnknownOutcome } from "./unknown-outcomes.ts";

/** The write of unknown outcome that locks a record, in the latest state of all tabs. */
export const useRecordLocks = (): ((record: DecidedRecord) => UnknownOutcome | undefined) => {
  const { userId } = useSession();
  // Compares states as text, because each read creates new objects.
  const stored = useSyncExternalStore(onUnknownOutcomes, () => JSON.stringify(unknownOutcomes(userId)));
  return useMemo(() => {
    const all = JSON.parse(stored) as readonly UnknownOutcome[];
    return (record: DecidedRecord) => all.find((it) => it.record === recordKey(record));
  }, [stored]);
};
