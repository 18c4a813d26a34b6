import { Moment } from "#entities/time/moment.tsx";

type SavedLineProps = { updatedAt: string | null; updatedBy: string | null };

/** Who saved it last, and when. */
export const SavedLine = ({ updatedAt, updatedBy }: SavedLineProps) => (
  <p className="text-meta text-ink-muted">
    {updatedAt === null ? (
      "Not saved yet."
    ) : (
      <>
        Saved by <bdi>{updatedBy}</bdi>, <Moment value={updatedAt} />
      </>
    )}
  </p>
);
