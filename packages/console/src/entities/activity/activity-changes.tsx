import {
  showStaffActivity,
  showSupportActivity,
  showTransactionActivity,
  type ApiError,
  type components,
} from "@backoffice/api-client";
import { DiffView, SectionHeading } from "@backoffice/ui";
import { useQuery } from "@tanstack/react-query";
import { fieldWords } from "#kit/contract/fields/field-words.ts";
import type { LogKind } from "./log-kind.ts";

type Schemas = components["schemas"];

const SHOWS = { staff: showStaffActivity, support: showSupportActivity, transactions: showTransactionActivity };

type ActivityChangesProps = { log: LogKind; entry: Pick<Schemas["ActivityRow"], "uuid" | "message"> };

/** The fields of a log entry before and after, which its list leaves out. */
export const ActivityChanges = ({ log, entry: { uuid, message } }: ActivityChangesProps) => {
  const { data, error } = useQuery<Schemas["ActivityDetails"], ApiError>(SHOWS[log].options({ body: { uuid } }));
  if (error) return <p className="text-meta text-ink-muted">{error.messages[0] ?? error.message}</p>;
  if (!data) return <p className="text-meta text-ink-muted">Loading…</p>;
  const { before, after } = data.logMeta;
  if (!before && !after) return <p className="text-meta text-ink-muted">No fields were recorded.</p>;
  return <DiffView label={`Changes: ${message}`} before={before} after={after} nameOf={fieldWords} />;
};

/** Part of a row's details: its fields before and after. */
export const changesIn = (log: LogKind) =>
  function Changes(row: Schemas["ActivityRow"]) {
    return (
      <section className="mb-6">
        <SectionHeading level={3}>Changes</SectionHeading>
        <ActivityChanges key={row.uuid} log={log} entry={row} />
      </section>
    );
  };
