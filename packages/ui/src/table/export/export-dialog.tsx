import { Check } from "lucide-react";
import { useState } from "react";
import { Alert } from "../../feedback/alert.tsx";
import { useLocale } from "../../display/locale/use-locale.ts";
import { Dialog } from "../../overlays/dialog/dialog.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { csvColumns } from "./csv-columns.ts";
import type { ExportPage } from "./csv.ts";
import { fileNameOf } from "./file-name-of.ts";
import { ExportOptions, type ExportChoice } from "./export-options.tsx";
import { shownColumns } from "../columns/shown-columns.ts";
import { useFormatCount } from "../use-format-count.ts";
import type { Column } from "../types.ts";
import { type ExportState, useCsvExport } from "./use-csv-export.ts";

export type ExportDialogProps<Row> = {
  onClose: () => void;
  /** What the rows are, in the plural: "Transfers". */
  label: string;
  /** Without ".csv". */
  fileName: string;
  /** The table's columns; those with a raw `value` or `text` are written. */
  columns: readonly Column<Row>[];
  /** The table's, whose reader's choice of columns is written unless they want all. */
  storageKey?: string | undefined;
  /** The columns of a link that was followed, as the table's `views` have them. */
  linked?: string | undefined;
  /** Rows there are, when that is known. */
  count?: number | undefined;
  /** At most so many of them are written: the first. */
  most?: number | undefined;
  /** Pages of rows, one after the other, until there are no more. Give the signal to what reads them. */
  pages: (signal: AbortSignal) => AsyncIterable<ExportPage<Row>>;
};

const Progress = ({ state, count }: { state: ExportState; count: number | undefined }) => {
  const formatCount = useFormatCount();
  const done = state.step === "done";
  const share = done ? 1 : count ? Math.min(1, state.rows / count) : undefined;
  const progress = `${formatCount(state.rows)}${count && !done ? ` of ${formatCount(count)}` : ""} rows`;
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="progressbar"
        aria-label="Rows written"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={progress}
        className="h-1 overflow-hidden rounded-full bg-pressed"
      >
        <div
          className="h-full origin-[0_50%] rounded-full bg-accent transition-transform rtl:origin-[100%_50%]"
          style={{ transform: `scaleX(${String(share ?? 0.15)})` }}
        />
      </div>
      <p role="status" className="flex items-center gap-1.5 text-ink-muted tabular">
        {done && <Check size={14} strokeWidth={2} aria-hidden className="text-positive-ink" />}
        {state.step === "cancelled"
          ? `Stopped after ${progress}. No file was made.`
          : done
            ? `Saved ${progress}.`
            : progress}
      </p>
      {"again" in state && state.again && (
        <p className="text-ink-muted">The list changed while it was read, so it was read again.</p>
      )}
    </div>
  );
};

/** Writes all rows of a list to a CSV file: what is in it, how far it is, and a way to stop. */
export const ExportDialog = <Row,>({
  onClose,
  label,
  fileName,
  columns,
  storageKey,
  linked,
  count: matching,
  most = Infinity,
  pages,
}: ExportDialogProps<Row>) => {
  const formatCount = useFormatCount();
  const reader = useLocale();
  const file = fileNameOf(fileName, "csv");
  const [choice, setChoice] = useState<ExportChoice>({ all: false, excel: true, semicolons: false });
  const count = matching === undefined ? undefined : Math.min(matching, most);
  const rows =
    matching === undefined || matching === count
      ? `${matching === undefined ? "All" : formatCount(matching)} rows that match`
      : `The first ${formatCount(most)} of ${formatCount(matching)} rows that match`;
  const all = csvColumns(columns, reader);
  const [shown] = useState(() => csvColumns(shownColumns(columns, storageKey, linked), reader));
  const written = choice.all ? all : shown;
  const movedFileName = fileNameOf(`${fileName}-rows-changed`, "csv");
  const { state, start, cancel } = useCsvExport({ fileName: file, movedFileName, columns: written, pages });
  const running = state.step === "running";
  const begin = () => void start({ bom: choice.excel, separator: choice.semicolons ? ";" : "," });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={`Export ${label.toLowerCase()}`}
      description={`${rows}, with ${formatCount(written.length)} columns, to ${file}.`}
      footer={
        running ? (
          <Button onClick={cancel}>Stop</Button>
        ) : (
          <>
            <Button onClick={onClose}>{state.step === "done" ? "Close" : "Cancel"}</Button>
            {state.step !== "done" && (
              <Button variant="primary" onClick={begin}>
                {state.step === "idle" ? "Export" : "Start again"}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {(state.step === "idle" || state.step === "cancelled" || state.step === "failed") && (
          <ExportOptions choice={choice} onChange={setChoice} shown={shown.length} all={all.length} />
        )}
        {state.step === "failed" && (
          <Alert severity="critical" title="The export did not finish">
            {state.message}
          </Alert>
        )}
        {state.step === "done" && state.moved && (
          <Alert severity="caution" title="The list kept changing while it was read">
            Rows may be missing from the file, or no longer match. It is named {movedFileName}.
          </Alert>
        )}
        {(running || state.step === "done" || state.step === "cancelled") && <Progress state={state} count={count} />}
      </div>
    </Dialog>
  );
};
