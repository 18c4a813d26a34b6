import { HistoryLink } from "./history-link.tsx";
import { Moment } from "#entities/time/moment.tsx";

type SavedLineProps = {
  /** ID of the entry in the activity log. */
  id: string;
  updatedAt: string | null;
  updatedBy: string | null;
};

/** Author and time of the last save. */
export const SavedLine = ({ id, updatedAt, updatedBy }: SavedLineProps) => (
  <p className="text-meta text-ink-muted">
    {updatedAt === null ? (
      "Not saved yet."
    ) : (
      <>
        Saved by <bdi>{updatedBy}</bdi>, <Moment value={updatedAt} />
        <HistoryLink id={id} />
      </>
    )}
  </p>
);
