import fc from "fast-check";
import { expect, it } from "vitest";
import type { FailedRow } from "../results/failed-row.ts";
import { runBulk } from "./run-bulk.ts";

const RUNS = 1000;
const SEED = 20_261_128;

type Decision = { id: string; by: "here" | "colleague" };
const IDS = Array.from({ length: 12 }, (_, index) => `row-${index}`);

/** A server that records its decisions; the first decision about a row is final. */
class Server {
  readonly book: Decision[] = [];
  of(id: string) {
    return this.book.find((one) => one.id === id)?.by;
  }
  decide(id: string, by: Decision["by"]): FailedRow | undefined {
    if (this.of(id)) return { state: "refused", reason: "Already decided." };
    this.book.push({ id, by });
    return undefined;
  }
}

/** The results allowed for a row, by who decided it, whether it was sent, and whether its answer was lost. */
const allowed = (by: Decision["by"] | undefined, isSent: boolean, isLost: boolean): string[] => {
  if (isSent && by === "here") return [isLost ? "unknown" : "done"];
  if (isSent) return ["changed"];
  // Stopped before the row was checked.
  return by === "colleague" ? ["changed", "not-sent"] : ["not-sent"];
};

it(`bulk run: a colleague decides about the same rows in ${RUNS} orders → results match the server's record`, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.uniqueArray(fc.constantFrom(...IDS), { maxLength: 8 }),
      fc.uniqueArray(fc.constantFrom(...IDS), { maxLength: 2 }),
      fc.option(fc.nat(IDS.length), { nil: undefined }),
      async (scheduler, theirs, losing, stopAfter) => {
        const server = new Server();
        const sent: string[] = [];
        const held: { stop?: () => void } = {};
        const later = (what: string) => scheduler.schedule(Promise.resolve(), what);
        const colleague = Promise.all(
          theirs.map(async (id) => {
            await later(`colleague ${id}`);
            if (!server.of(id)) server.decide(id, "colleague");
          }),
        );
        const run = runBulk({
          rows: IDS,
          idOf: (id) => id,
          onChange: () => undefined,
          check: async (id) => {
            await later(`read ${id}`);
            const by = server.of(id);
            await later(`have read ${id}`);
            return by && "Already decided.";
          },
          send: async (id) => {
            sent.push(id);
            if (sent.length === stopAfter) held.stop?.();
            await later(`send ${id}`);
            const failed = server.decide(id, "here");
            await later(`answer ${id}`);
            return losing.includes(id) && !failed ? { state: "unknown" } : failed;
          },
        });
        held.stop = run.stop;
        await scheduler.waitFor(Promise.all([run.finished, colleague]));
        const results = await run.finished;

        expect(results.map(({ id }) => id)).toEqual(IDS);
        expect(new Set(sent).size).toBe(sent.length);
        expect(new Set(server.book.map(({ id }) => id)).size).toBe(server.book.length);
        for (const { id, state } of results) {
          seen.add(state);
          expect(allowed(server.of(id), sent.includes(id), losing.includes(id)), id).toContain(state);
        }
        const decidedHere = server.book.filter(({ by }) => by === "here").map(({ id }) => id);
        const reported = results.filter(({ state }) => state === "done" || state === "unknown").map(({ id }) => id);
        expect(reported.toSorted()).toEqual(decidedHere.toSorted());
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
  expect(seen).toEqual(new Set(["done", "unknown", "changed", "not-sent"]));
});
