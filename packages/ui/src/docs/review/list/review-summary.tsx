import { Button } from "../../../primitives/button/button.tsx";
import { ExportButton } from "../export/export-button.tsx";
import { ImportMarks } from "../marks/import-marks.tsx";
import type { Marks } from "../marks/mark.ts";
import type { ReviewLook, ReviewPanel } from "../review-list.ts";

type ReviewSummaryProps = {
  panels: readonly ReviewPanel[];
  /** The panels that match the filters. */
  shown: readonly ReviewPanel[];
  /** Numbers of states seen, and changed since; the latter needs a manifest. */
  seen: number;
  changed: number | undefined;
  /** The first state in the list that was not seen. */
  next: ReviewLook | undefined;
  onOpen: (id: string) => void;
  marks: Marks;
  onMarks: (marks: Marks) => void;
  /** Globals of the toolbar, for links and pictures. */
  switches: string;
};

/** Progress of the review, the file of marks, and the next look. */
export const ReviewSummary = (props: ReviewSummaryProps) => {
  const { panels, shown, seen, changed, next, onOpen, marks, onMarks, switches } = props;
  const total = panels.reduce((sum, { stories }) => sum + stories.length, 0);
  const nameOf = (id: string) => {
    const panel = panels.find(({ stories }) => stories.some((it) => it.id === id));
    return panel && `${panel.title}: ${panel.stories.find((it) => it.id === id)?.name}`;
  };
  return (
    <>
      <p role="status" className="text-ink-muted tabular">
        {shown.length < panels.length && `${String(shown.length)} of ${String(panels.length)} panels shown; `}
        {seen} of {total} states seen
        {changed !== undefined && changed > 0 && `, ${String(changed)} changed since`}
      </p>
      <div className="ms-auto flex flex-wrap items-center gap-2">
        <ExportButton panels={panels} marks={marks} switches={switches} />
        <ImportMarks marks={marks} onMarks={onMarks} nameOf={nameOf} />
        {next && (
          <Button variant="primary" size="sm" onClick={() => onOpen(next.id)}>
            Next: {next.title}, {next.name}
          </Button>
        )}
      </div>
    </>
  );
};
