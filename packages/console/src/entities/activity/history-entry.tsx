import type { components } from "@backoffice/api-client";
import { useState } from "react";
import { Moment } from "#entities/time/moment.tsx";
import { ActivityChanges } from "./activity-changes.tsx";
import type { LogKind } from "./log-kind.ts";

type HistoryEntryProps = {
  log: LogKind;
  entry: components["schemas"]["ActivityRow"];
  /** Changed fields are initially expanded. */
  isOpen: boolean;
};

/** A staff action on a record: what, by whom and when; its changed fields unfold. */
export const HistoryEntry = ({ log, entry, isOpen }: HistoryEntryProps) => {
  const { message, user, timestamp } = entry;
  const [open, setOpen] = useState(isOpen);
  return (
    <li className="border-b py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <span className="min-w-0 wrap-anywhere">
          {message}
          <span className="text-ink-muted"> by {user.nickname ?? user.email}</span>
        </span>
        <span className="text-meta text-ink-muted">
          <Moment value={timestamp} />
        </span>
      </div>
      <details className="mt-1" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="w-fit cursor-default text-meta text-ink-muted hover:text-ink">Changed fields</summary>
        {open && (
          <div className="mt-1">
            <ActivityChanges log={log} entry={entry} />
          </div>
        )}
      </details>
    </li>
  );
};
