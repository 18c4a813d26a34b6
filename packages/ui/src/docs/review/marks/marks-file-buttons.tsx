import { FileDown, FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { Alert } from "../../../feedback/alert.tsx";
import { Button } from "../../../primitives/button/button.tsx";
import { saveFile } from "../../../table/export/save-file.ts";
import type { Marks } from "./mark.ts";
import { mergeMarks, type MergedMarks } from "./merge-marks.ts";
import { readReviewFile, writeReviewFile } from "./review-file.ts";

const CHANGES = [
  ["added", "New"],
  ["updated", "Newer than yours"],
  ["kept", "Older than yours, not taken"],
] as const;

const summaryOf = ({ added, updated, kept }: MergedMarks) =>
  added.length + updated.length + kept.length === 0
    ? "The file has the same marks as this browser."
    : `${added.length} new, ${updated.length} newer than yours, ${kept.length} older than yours.`;

type MarksFileButtonsProps = {
  marks: Marks;
  onMarks: (marks: Marks) => void;
  /** Title and state of a look; undefined if it no longer exists. */
  nameOf: (id: string) => string | undefined;
};

/** Saves the marks to a file, and merges those of a file into them; says what the import changed. */
export const MarksFileButtons = ({ marks, onMarks, nameOf }: MarksFileButtonsProps) => {
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
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          reason={Object.keys(marks).length > 0 ? undefined : "There are no marks yet."}
          onClick={() => saveFile([writeReviewFile(marks)], "review-marks.json", "application/json")}
        >
          <FileDown size={14} aria-hidden />
          Export marks
        </Button>
        <Button size="sm" onClick={() => file.current?.click()}>
          <FileUp size={14} aria-hidden />
          Import marks
        </Button>
      </div>
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
