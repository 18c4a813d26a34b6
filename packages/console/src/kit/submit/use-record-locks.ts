import { useMemo } from "react";
import { recordKey, type DecidedRecord } from "./decided-record.ts";
import type { UnknownOutcome } from "./unknown-outcomes.ts";
import { useUnknownOutcomes } from "./use-unknown-outcomes.ts";

/** The write of unknown outcome that locks a record. */
export type LockOf = (record: DecidedRecord) => UnknownOutcome | undefined;

/** The locks of the user's records, in the latest state of all tabs. */
export const useRecordLocks = (): LockOf => {
  const all = useUnknownOutcomes();
  return useMemo(() => (record) => all.find((it) => it.record === recordKey(record)), [all]);
};
