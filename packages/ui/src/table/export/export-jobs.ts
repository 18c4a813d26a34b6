import { type CsvColumn, type CsvOptions, type ExportPage, writeCsv } from "./csv.ts";
import { saveFile } from "./save-file.ts";

/** An export of this visit: it waits for the one before, runs, and ends with a file or without. */
export type ExportJob = {
  id: number;
  /** What the rows are, in the plural: "Transfers". */
  label: string;
  fileName: string;
  step: "waiting" | "running" | "done" | "cancelled" | "failed";
  /** Rows written so far. */
  rows: number;
  /** Rows there are, when that is known. */
  count: number | undefined;
  /** The list changed while it was read, so that it was read again. */
  again: boolean;
  /** The list kept changing: rows may be missing from the file. */
  moved: boolean;
  message: string;
};

/** What is written: to a file, or to another one where rows moved while they were read. */
export type ExportRequest<Row> = Pick<ExportJob, "label" | "fileName" | "count"> & {
  movedFileName: string;
  columns: readonly CsvColumn<Row>[];
  options: CsvOptions;
  /** Pages of rows, one after the other, until there are no more. Give the signal to what reads them. */
  pages: (signal: AbortSignal) => AsyncIterable<ExportPage<Row>>;
};

type Held = { stop: AbortController; file?: Blob };

let jobs: readonly ExportJob[] = [];
let lastId = 0;
let before: Promise<void> = Promise.resolve();
const held = new Map<number, Held>();
const listeners = new Set<() => void>();

const isUnderWay = ({ step }: ExportJob) => step === "waiting" || step === "running";
/** The browser asks before the tab is closed: the file would not be made. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const write = (next: readonly ExportJob[]) => {
  jobs = next;
  if (jobs.some(isUnderWay)) window.addEventListener("beforeunload", warn);
  else window.removeEventListener("beforeunload", warn);
  for (const listener of listeners) listener();
};
const change = (id: number, changes: Partial<ExportJob>) =>
  write(jobs.map((job) => (job.id === id ? { ...job, ...changes } : job)));

/** The exports of this visit, the last one first; `subscribe` and `read` fit `useSyncExternalStore`. */
export const exportJobs = {
  read: (): readonly ExportJob[] => jobs,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const run = async <Row>(id: number, { columns, options, pages, fileName, movedFileName }: ExportRequest<Row>) => {
  const job = held.get(id);
  if (!job || job.stop.signal.aborted) return;
  const { signal } = job.stop;
  const parts: string[] = [];
  let [rows, again, moved] = [0, false, false];
  change(id, { step: "running" });
  async function* pagesOfRows() {
    for await (const page of pages(signal)) {
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

/** Begins an export, after those that were begun before; answers its id. The file is downloaded when it is finished. */
export const startExport = <Row>(request: ExportRequest<Row>): number => {
  lastId += 1;
  const id = lastId;
  const { label, fileName, count } = request;
  held.set(id, { stop: new AbortController() });
  write([{ id, label, fileName, count, step: "waiting", rows: 0, again: false, moved: false, message: "" }, ...jobs]);
  const own = before.then(() => run(id, request));
  const stopped = new Promise<void>((resolve) => {
    held.get(id)?.stop.signal.addEventListener("abort", () => resolve(), { once: true });
  });
  // One that is stopped holds up nothing, however late its last page comes.
  before = Promise.race([own, before.then(() => stopped)]);
  return id;
};

/** Stops an export that has not ended: no file is made. */
export const stopExport = (id: number): void => {
  held.get(id)?.stop.abort();
  write(jobs.map((job) => (job.id === id && isUnderWay(job) ? { ...job, step: "cancelled" } : job)));
};

/** Hands the browser the file of a finished export, once more. */
export const downloadExport = (id: number): void => {
  const file = held.get(id)?.file;
  const job = jobs.find((it) => it.id === id);
  if (file && job) saveFile([file], job.fileName, file.type);
};

/** Stops all exports and forgets their files: the user signs out. */
export const forgetExports = (): void => {
  for (const { stop } of held.values()) stop.abort();
  held.clear();
  before = Promise.resolve();
  write([]);
};
