import { Badge, Card } from "@backoffice/ui";
import type { ReactNode } from "react";
import { HistoryLink } from "#entities/content/site/history-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import type { EntryChange } from "./entry-changes.ts";

type PublishingCardProps = {
  /** Badge of the status. */
  status: ReactNode;
  changes: readonly EntryChange[];
  /** Time (ISO) of the published version. */
  publishedAt: string | null;
  /** ID in the activity log; undefined for a new entry. */
  id: string | undefined;
  isCompared: boolean;
  onCompare: () => void;
};

/** Publication of an entry: status, unpublished changes and history. */
export const PublishingCard = ({ status, changes, publishedAt, id, isCompared, onCompare }: PublishingCardProps) => (
  <Card className="grid gap-3">
    <h2 className="text-meta font-semibold">Publishing</h2>
    <div className="font-semibold">
      {changes.length === 0 ? (
        status
      ) : (
        <Badge tone="look">
          {changes.length} {changes.length === 1 ? "change" : "changes"} not published
        </Badge>
      )}
    </div>
    {changes.length > 0 && (
      <ul aria-label="Unpublished changes" className="grid gap-1">
        {changes.map(({ path, field, language }) => (
          <li key={path} className="flex justify-between gap-3">
            {field}
            <span className="text-ink-muted">{language}</span>
          </li>
        ))}
      </ul>
    )}
    {id !== undefined && (
      <p className="text-meta text-ink-muted">
        {publishedAt !== null && (
          <>
            Published <Moment value={publishedAt} />
            <br />
          </>
        )}
        {changes.length > 0 && (
          <button
            type="button"
            aria-expanded={isCompared}
            className="min-h-6 text-ink underline decoration-line-strong underline-offset-2 hover:decoration-current"
            onClick={onCompare}
          >
            Compare
          </button>
        )}
        <HistoryLink id={id} isFirst={changes.length === 0} />
      </p>
    )}
  </Card>
);
