import {
  showStaffActivity,
  showSupportActivity,
  showTransactionActivity,
  type ApiError,
  type components,
} from "@backoffice/api-client";
import { DiffView } from "@backoffice/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Moment } from "#entities/time/moment.tsx";
import { fieldWords } from "#kit/contract/fields/field-words.ts";
import type { LogKind } from "./log-kind.ts";

type Schemas = components["schemas"];

const SHOWS = { staff: showStaffActivity, support: showSupportActivity, transactions: showTransactionActivity };

type HistoryEntryProps = { log: LogKind; entry: Schemas["ActivityRow"] };

/** The fields of an entry before and after, read when they are asked for. */
const Changes = ({ log, entry: { uuid, message } }: HistoryEntryProps) => {
  const { data, error } = useQuery<Schemas["ActivityDetails"], ApiError>(SHOWS[log].options({ body: { uuid } }));
  if (error) return <p className="text-meta text-ink-muted">{error.messages[0] ?? error.message}</p>;
  if (!data) return <p className="text-meta text-ink-muted">Loading…</p>;
  const { before, after } = data.logMeta;
  if (!before && !after) return <p className="text-meta text-ink-muted">No fields were recorded.</p>;
  return <DiffView label={`Changes: ${message}`} before={before} after={after} nameOf={fieldWords} />;
};

/** A staff action on a record: what, by whom and when; its changed fields unfold. */
export const HistoryEntry = ({ log, entry }: HistoryEntryProps) => {
  const { message, user, timestamp } = entry;
  const [open, setOpen] = useState(false);
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
      <details className="mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="w-fit cursor-default text-meta text-ink-muted hover:text-ink">Changed fields</summary>
        {open && (
          <div className="mt-1">
            <Changes log={log} entry={entry} />
          </div>
        )}
      </details>
    </li>
  );
};
