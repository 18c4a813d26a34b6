import { useEffect, useRef, useState } from "react";
import { type CsvColumn, type CsvOptions, writeCsv } from "./csv.ts";
import { saveFile } from "./save-file.ts";

export type ExportState =
  | { step: "idle" | "cancelled"; rows: number }
  | { step: "running" | "done"; rows: number }
  | { step: "failed"; rows: number; message: string };

type Job<Row> = {
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  /** Pages of rows, one after the other, until there are no more. Give the signal to what reads them. */
  pages: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
};

/** Writes a file page by page, tells how far it is, and stops when asked to or when what asked for it goes away. */
export const useCsvExport = <Row>({ fileName, columns, pages }: Job<Row>) => {
  const [state, setState] = useState<ExportState>({ step: "idle", rows: 0 });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (options: CsvOptions) => {
    const job = new AbortController();
    running.current = job;
    const parts: string[] = [];
    let rows = 0;
    setState({ step: "running", rows });
    try {
      for await (const piece of writeCsv(columns, pages(job.signal), options)) {
        if (job.signal.aborted) return;
        parts.push(piece.text);
        rows += piece.rows;
        setState({ step: "running", rows });
      }
      if (job.signal.aborted) return;
      saveFile(parts, fileName, "text/csv;charset=utf-8");
      setState({ step: "done", rows });
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
