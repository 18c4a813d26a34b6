import { useEffect, useRef, useState } from "react";
import { type CsvColumn, type CsvOptions, type ExportPage, writeCsv } from "./csv.ts";
import { saveFile } from "./save-file.ts";

export type ExportState =
  | { step: "idle" | "cancelled"; rows: number }
  | { step: "running"; rows: number; again: boolean }
  | { step: "done"; rows: number; again: boolean; moved: boolean }
  | { step: "failed"; rows: number; message: string };

type Job<Row> = {
  fileName: string;
  /** Of a file whose rows moved while they were read. */
  movedFileName: string;
  columns: readonly CsvColumn<Row>[];
  /** Pages of rows, one after the other, until there are no more. Give the signal to what reads them. */
  pages: (signal: AbortSignal) => AsyncIterable<ExportPage<Row>>;
};

/** Writes a file page by page, tells how far it is, and stops when asked to or when what asked for it goes away. */
export const useCsvExport = <Row>({ fileName, movedFileName, columns, pages }: Job<Row>) => {
  const [state, setState] = useState<ExportState>({ step: "idle", rows: 0 });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (options: CsvOptions) => {
    const job = new AbortController();
    running.current = job;
    const parts: string[] = [];
    let [rows, again, moved] = [0, false, false];
    setState({ step: "running", rows, again });
    async function* pagesOfRows() {
      for await (const page of pages(job.signal)) {
        if (page.again) {
          // The header stays.
          parts.length = 1;
          [rows, again] = [0, true];
        }
        moved = page.moved === true;
        yield page.rows;
      }
    }
    try {
      for await (const piece of writeCsv(columns, pagesOfRows(), options)) {
        if (job.signal.aborted) return;
        parts.push(piece.text);
        rows += piece.rows;
        setState({ step: "running", rows, again });
      }
      if (job.signal.aborted) return;
      saveFile(parts, moved ? movedFileName : fileName, "text/csv;charset=utf-8");
      setState({ step: "done", rows, again, moved });
    } catch (error) {
      if (job.signal.aborted) return;
      job.abort();
      setState({ step: "failed", rows, message: error instanceof Error ? error.message : String(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState(({ rows }) => ({ step: "cancelled", rows }));
  };
  return { state, start, cancel };
};
