import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ExportPage } from "./csv.ts";
import { downloadExport, exportJobs, forgetExports, startExport, stopExport } from "./export-jobs.ts";

type Row = { id: string };

const downloads: string[] = [];
const stepOf = (id: number) => exportJobs.read().find((job) => job.id === id)?.step;

beforeEach(() => {
  // jsdom has neither function.
  Object.assign(URL, { createObjectURL: () => "#", revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});
afterEach(() => {
  forgetExports();
  downloads.length = 0;
  vi.restoreAllMocks();
  Reflect.deleteProperty(URL, "createObjectURL");
  Reflect.deleteProperty(URL, "revokeObjectURL");
});

/** Starts an export of one row that ends when `finish` or `fail` is called. */
const started = (name: string) => {
  const gate = Promise.withResolvers<void>();
  const reads = vi.fn();
  async function* pages(signal: AbortSignal): AsyncGenerator<ExportPage<Row>> {
    reads(signal);
    await gate.promise;
    yield { rows: [{ id: "1" }] };
  }
  const id = startExport<Row>({
    label: name,
    fileName: `${name}.csv`,
    movedFileName: `${name}-rows-changed.csv`,
    count: 1,
    columns: [{ header: "Id", value: ({ id: of }) => of }],
    format: { notation: "screen", locale: "en-GB", timeZone: "UTC" },
    pages,
  });
  return { id, reads, finish: gate.resolve, fail: gate.reject };
};

/** Whether the browser would ask before closing the tab. */
const asks = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it("export jobs: two exports → the second starts when the first has ended", async () => {
  const [bets, players] = [started("bets"), started("players")];
  await vi.waitFor(() => expect(stepOf(bets.id)).toBe("running"));
  expect([stepOf(players.id), players.reads.mock.calls.length]).toEqual(["waiting", 0]);
  bets.finish();
  await vi.waitFor(() => expect(stepOf(players.id)).toBe("running"));
  players.finish();
  await vi.waitFor(() => expect(downloads).toEqual(["bets.csv", "players.csv"]));
  expect(exportJobs.read().map(({ label, step }) => [label, step])).toEqual([
    ["players", "done"],
    ["bets", "done"],
  ]);
});

it("export jobs: running export is stopped → no file, the next export starts", async () => {
  const [bets, players] = [started("bets"), started("players")];
  await vi.waitFor(() => expect(stepOf(bets.id)).toBe("running"));
  stopExport(bets.id);
  expect(stepOf(bets.id)).toBe("cancelled");
  expect(bets.reads).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ aborted: true }));
  await vi.waitFor(() => expect(stepOf(players.id)).toBe("running"));
  bets.finish();
  players.finish();
  await vi.waitFor(() => expect(downloads).toEqual(["players.csv"]));
});

it("export jobs: waiting export is stopped → it never reads, the others keep their order", async () => {
  const [bets, players, games] = [started("bets"), started("players"), started("games")];
  await vi.waitFor(() => expect(stepOf(bets.id)).toBe("running"));
  stopExport(players.id);
  expect(stepOf(games.id)).toBe("waiting");
  bets.finish();
  await vi.waitFor(() => expect(stepOf(games.id)).toBe("running"));
  expect(players.reads).not.toHaveBeenCalled();
});

it("export jobs: export fails → reason is shown, the next export starts", async () => {
  const [bets, players] = [started("bets"), started("players")];
  bets.fail(new Error("The server took too long to answer."));
  await vi.waitFor(() => expect(stepOf(players.id)).toBe("running"));
  expect(exportJobs.read().at(-1)).toMatchObject({ step: "failed", message: "The server took too long to answer." });
});

it("export jobs: export finished → file can be downloaded again", async () => {
  const bets = started("bets");
  bets.finish();
  await vi.waitFor(() => expect(stepOf(bets.id)).toBe("done"));
  downloadExport(bets.id);
  expect(downloads).toEqual(["bets.csv", "bets.csv"]);
});

it("export jobs: tab is closed → browser asks only while an export is running", async () => {
  expect(asks()).toBe(false);
  const bets = started("bets");
  expect(asks()).toBe(true);
  bets.finish();
  await vi.waitFor(() => expect(asks()).toBe(false));
  started("players");
  expect(asks()).toBe(true);
  forgetExports();
  expect([asks(), exportJobs.read()]).toEqual([false, []]);
});
