import type { ReactNode } from "react";
import { DecidedRecordContext, type DecidedRecord } from "./decided-record.ts";

/** Names the record that the forms inside decide about, so that dialogs and drawers about it share a lock. */
export const DecidesAbout = ({ children, ...record }: DecidedRecord & { children: ReactNode }) => (
  <DecidedRecordContext value={record}>{children}</DecidedRecordContext>
);
