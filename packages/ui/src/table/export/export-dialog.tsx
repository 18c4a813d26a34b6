import { useState } from "react";
import { Alert } from "../../feedback/alert.tsx";
import { useLocale } from "../../display/locale/use-locale.ts";
import { Dialog } from "../../overlays/dialog/dialog.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { csvColumns } from "./csv-columns.ts";
import type { CsvNotation } from "./csv-notation.ts";
import type { ExportPage } from "./csv.ts";
import { FileName } from "../../display/values/file-name.tsx";
import { fileNameOf } from "./file-name-of.ts";
import { ExportOptions, type ExportChoice } from "./export-options.tsx";
import { shownColumns } from "../columns/shown-columns.ts";
import { useFormatCount } from "../use-format-count.ts";
import type { Column } from "../types.ts";
import { ExportProgress } from "./export-progress.tsx";
import { useCsvExport } from "./use-csv-export.ts";

export type ExportDialogProps<Row> = {
  onClose: () => void;
  /** Plural name of the rows: "Transfers". */
  label: string;
  /** File name without ".csv". */
  fileName: string;
  /** Columns of the table; those with a raw `value` or `text` are exported. */
  columns: readonly Column<Row>[];
  /** Storage key of the table, for the user's choice of columns. */
  storageKey?: string | undefined;
  /** Columns of an opened link, as in the table's `views`. */
  linked?: string | undefined;
  /** Number of rows, if it is known. */
  count?: number | undefined;
  /** Maximum number of exported rows; the first ones are exported. */
  maximum?: number | undefined;
  /** The reader's last choice of notation; as on screen by default. */
  notation?: CsvNotation | undefined;
  onNotation?: ((notation: CsvNotation) => void) | undefined;
  /** Yields pages of rows until there are no more. Pass the signal on to the requests. */
  pages: (signal: AbortSignal) => AsyncIterable<ExportPage<Row>>;
};

/**
 * Exports all rows of a list to a CSV file in the background, with options, progress and a stop button. The export
 * continues when the dialog is closed.
 */
export const ExportDialog = <Row,>({
  onClose,
  label,
  fileName,
  columns,
  storageKey,
  linked,
  count: matching,
  maximum = Infinity,
  notation = "screen",
  onNotation,
  pages,
}: ExportDialogProps<Row>) => {
  const formatCount = useFormatCount();
  const reader = useLocale();
  const file = fileNameOf(fileName, "csv");
  const [choice, setChoice] = useState<ExportChoice>({ all: false, notation });
  const count = matching === undefined ? undefined : Math.min(matching, maximum);
  const rows =
    matching === undefined || matching === count
      ? `${matching === undefined ? "All" : formatCount(matching)} rows that match`
      : `The first ${formatCount(maximum)} of ${formatCount(matching)} rows that match`;
  const format = { ...reader, notation: choice.notation };
  const all = csvColumns(columns, format);
  const [inSight] = useState(() => shownColumns(columns, storageKey, linked));
  const shown = csvColumns(inSight, format);
  const written = choice.all ? all : shown;
  const movedFileName = fileNameOf(`${fileName}-rows-changed`, "csv");
  const { job, start, cancel } = useCsvExport({ label, fileName: file, movedFileName, columns: written, count, pages });
  const isUnderWay = job?.step === "waiting" || job?.step === "running";
  const isDone = job?.step === "done";
  const limit = maximum === Infinity ? "" : ` A file has at most ${formatCount(maximum)} rows.`;
  const begin = () => {
    onNotation?.(choice.notation);
    start(format);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={`Export ${label.toLowerCase()}`}
      description={`${rows}, with ${formatCount(written.length)} columns, to ${file}.${limit}`}
      footer={
        isUnderWay ? (
          <>
            <Button onClick={cancel}>Stop</Button>
            <Button onClick={onClose}>Close</Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{isDone ? "Close" : "Cancel"}</Button>
            {!isDone && (
              <Button variant="primary" onClick={begin}>
                {job ? "Start again" : "Export"}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {!isUnderWay && !isDone && (
          <ExportOptions choice={choice} onChange={setChoice} shown={shown.length} all={all.length} />
        )}
        {job?.step === "failed" && (
          <Alert severity="critical" title="The export failed">
            {job.message}
          </Alert>
        )}
        {isDone && job.moved && (
          <Alert severity="caution" title="The list kept changing during the export">
            Rows may be missing from the file, or no longer match. It is named <FileName name={movedFileName} />.
          </Alert>
        )}
        {job && job.step !== "failed" && <ExportProgress job={job} />}
        {isUnderWay && (
          <p className="text-ink-muted">
            You can close this dialog and continue working. The file is downloaded when it is ready and stays under the
            bell until you close this tab.
          </p>
        )}
      </div>
    </Dialog>
  );
};
