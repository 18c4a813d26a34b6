import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { Alert } from "../../../feedback/alert.tsx";
import { Button } from "../../../primitives/button/button.tsx";
import type { Marks } from "./mark.ts";
import { mergeMarks, type MergedMarks } from "./merge-marks.ts";
import { readReviewFile } from "./review-file.ts";

const CHANGES = [
  ["added", "New"],
  ["updated", "Newer than yours"],
  ["kept", "Older than yours, not taken"],
] as const;

const summaryOf = ({ added, updated, kept }: MergedMarks) =>
  added.length + updated.length + kept.length === 0
    ? "The file has the same marks as this browser."
    : `${added.length} new, ${updated.length} newer than yours, ${kept.length} older than yours.`;

type ImportMarksProps = {
  marks: Marks;
  onMarks: (marks: Marks) => void;
  /** Title and state of a look; undefined if it no longer exists. */
  nameOf: (id: string) => string | undefined;
};

/** Merges the marks of a file into those of this browser, and says what that changed. */
export const ImportMarks = ({ marks, onMarks, nameOf }: ImportMarksProps) => {
  const file = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<MergedMarks | { problem: string }>();
  const add = async (chosen: File) => {
    const read = await readReviewFile(chosen);
    if ("problem" in read) return setResult(read);
    const merged = mergeMarks(marks, read.marks);
    onMarks(merged.marks);
    setResult(merged);
  };
  return (
    <>
      <Button size="sm" onClick={() => file.current?.click()}>
        <FileUp size={14} aria-hidden />
        Import marks
      </Button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label="File of review marks"
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // Reset, so that the same file can be selected again.
          if (chosen) void add(chosen).finally(() => (currentTarget.value = ""));
        }}
      />
      {result && "problem" in result && (
        <Alert severity="critical" title="Marks not imported" onDismiss={() => setResult(undefined)} className="w-full">
          {result.problem}
        </Alert>
      )}
      {result && "marks" in result && (
        <Alert severity="positive" title="Marks imported" onDismiss={() => setResult(undefined)} className="w-full">
          {summaryOf(result)}
          {CHANGES.map(
            ([key, label]) =>
              result[key].length > 0 && (
                <details key={key}>
                  <summary>{label}</summary>
                  <ul className="list-disc ps-5">
                    {result[key].map((id) => (
                      <li key={id}>{nameOf(id) ?? `${id} (no longer exists)`}</li>
                    ))}
                  </ul>
                </details>
              ),
          )}
        </Alert>
      )}
    </>
  );
};
