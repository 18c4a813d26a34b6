import { useMemo } from "react";
import { recordKey, type DecidedRecord } from "./decided-record.ts";
import type { UnknownOutcome } from "./unknown-outcomes.ts";
import { useUnknownOutcomes } from "./use-unknown-outcomes.ts";

/** The write of unknown outcome that locks a record. */
export const useRecordLocks = (): ((record: DecidedRecord) => UnknownOutcome | undefined) => {
  const all = useUnknownOutcomes();
  return useMemo(() => (record) => all.find((it) => it.record === recordKey(record)), [all]);
};
