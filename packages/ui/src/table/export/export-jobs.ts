import { type CsvColumn, type ExportPage, writeCsv } from "./csv.ts";
import type { CsvFormat } from "./csv-notation.ts";
import { saveFile } from "./save-file.ts";

/** An export of this session: it waits for the previous one, runs, and ends with or without a file. */
export type ExportJob = {
  id: number;
  /** When it was asked for, in epoch milliseconds. */
  at: number;
  /** Plural name of the rows: "Transfers". */
  label: string;
  fileName: string;
  step: "waiting" | "running" | "done" | "cancelled" | "failed";
  /** Number of rows written so far. */
  rows: number;
  /** Number of rows, if it is known. */
  count: number | undefined;
  /** The list changed while it was read and was read again. */
  again: boolean;
  /** The list kept changing: rows may be missing from the file. */
  moved: boolean;
  message: string;
};

/** Content of an export, and its file names, one of them for a list that changed during reading. */
export type ExportRequest<Row> = Pick<ExportJob, "label" | "fileName" | "count"> & {
  movedFileName: string;
  columns: readonly CsvColumn<Row>[];
  format: CsvFormat;
  /** Yields pages of rows until there are no more. Pass the signal on to the requests. */
  pages: (signal: AbortSignal) => AsyncIterable<ExportPage<Row>>;
};

type Held = { stop: AbortController; file?: Blob };

let jobs: readonly ExportJob[] = [];
let lastId = 0;
let before: Promise<void> = Promise.resolve();
const held = new Map<number, Held>();
const listeners = new Set<() => void>();

const isUnderWay = ({ step }: ExportJob) => step === "waiting" || step === "running";
/** Makes the browser ask before closing the tab, which would abort the export. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const write = (next: readonly ExportJob[]) => {
  jobs = next;
  if (jobs.some(isUnderWay)) window.addEventListener("beforeunload", warn);
  else window.removeEventListener("beforeunload", warn);
  for (const listener of listeners) listener();
};
const change = (id: number, changes: Partial<ExportJob>) =>
  write(jobs.map((job) => (job.id === id ? { ...job, ...changes } : job)));

/** Exports of this session, newest first; `subscribe` and `read` are for `useSyncExternalStore`. */
export const exportJobs = {
  read: (): readonly ExportJob[] => jobs,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const run = async <Row>(id: number, { columns, format, pages, fileName, movedFileName }: ExportRequest<Row>) => {
  const job = held.get(id);
  if (!job || job.stop.signal.aborted) return;
  const { signal } = job.stop;
  const parts: string[] = [];
  let [rows, again, moved] = [0, false, false];
  change(id, { step: "running" });
  async function* pagesOfRows() {
    for await (const page of pages(signal)) {
      if (page.again) {
        // Keeps the header.
        parts.length = 1;
        [rows, again] = [0, true];
      }
      moved = page.moved === true;
      yield page.rows;
    }
  }
  try {
    for await (const piece of writeCsv(columns, pagesOfRows(), format)) {
      if (signal.aborted) return;
      parts.push(piece.text);
      rows += piece.rows;
      change(id, { rows, again });
    }
    if (signal.aborted) return;
    job.file = new Blob(parts, { type: "text/csv;charset=utf-8" });
    change(id, { step: "done", moved, fileName: moved ? movedFileName : fileName });
    downloadExport(id);
  } catch (error) {
    if (signal.aborted) return;
    job.stop.abort();
    change(id, { step: "failed", message: error instanceof Error ? error.message : String(error) });
  }
};

/** Queues an export and returns its id. The file is downloaded when the export has finished. */
export const startExport = <Row>(request: ExportRequest<Row>): number => {
  lastId += 1;
  const id = lastId;
  const { label, fileName, count } = request;
  held.set(id, { stop: new AbortController() });
  write([
    { id, at: Date.now(), label, fileName, count, step: "waiting", rows: 0, again: false, moved: false, message: "" },
    ...jobs,
  ]);
  const own = before.then(() => run(id, request));
  const stopped = new Promise<void>((resolve) => {
    held.get(id)?.stop.signal.addEventListener("abort", () => resolve(), { once: true });
  });
  // A stopped export does not delay the next one, even if its last page arrives late.
  before = Promise.race([own, before.then(() => stopped)]);
  return id;
};

/** Stops an unfinished export without creating a file. */
export const stopExport = (id: number): void => {
  held.get(id)?.stop.abort();
  write(jobs.map((job) => (job.id === id && isUnderWay(job) ? { ...job, step: "cancelled" } : job)));
};

/** Downloads the file of a finished export again. */
export const downloadExport = (id: number): void => {
  const file = held.get(id)?.file;
  const job = jobs.find((it) => it.id === id);
  if (file && job) saveFile([file], job.fileName, file.type);
};

/** Stops all exports and discards their files, on sign-out. */
export const forgetExports = (): void => {
  for (const { stop } of held.values()) stop.abort();
  held.clear();
  before = Promise.resolve();
  write([]);
};
