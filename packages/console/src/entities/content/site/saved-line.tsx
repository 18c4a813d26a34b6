import { HistoryLink } from "./history-link.tsx";
import { Moment } from "#entities/time/moment.tsx";

type SavedLineProps = {
  /** Its id in the log of what staff did. */
  id: string;
  updatedAt: string | null;
  updatedBy: string | null;
};

/** Who saved it last, and when. */
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
