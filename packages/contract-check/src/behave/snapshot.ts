import type { Operation } from "../contract/contract.ts";
import { isDone, type Answer } from "./answer.ts";
import type { Run } from "./run.ts";

/** What reads answer, by operation. */
type Snapshot = ReadonlyMap<Operation, string>;

/** Number of reads that are compared of an area. */
const MOST_OF_AREA = 12;

const textOf = (answer: Answer) => JSON.stringify([answer.status, answer.data]);

/** Compares what reads answer before and after something. */
export type Watcher = {
  /** The answers of the reads that have changed since the last call of this function. */
  changed(): Promise<Answer[]>;
};

/** Watches these reads, as far as they answer the same when they are asked twice. */
const watch = async (run: Run, reads: readonly Answer[]): Promise<Watcher> => {
  const read = async (some: readonly Answer[]) => {
    const answers: Answer[] = [];
    for (const { request } of some) answers.push(await run.ask(run.main.session, request));
    return answers;
  };
  const snapshotOf = (answers: readonly Answer[]): Snapshot =>
    new Map(answers.map((it) => [it.request.operation, textOf(it)]));
  const [first, second] = [await read(reads), await read(reads)];
  const known = snapshotOf(first);
  const steady = second.filter((it) => known.get(it.request.operation) === textOf(it));
  let before = snapshotOf(steady);
  return {
    changed: async () => {
      const now = await read(steady);
      const others = now.filter((it) => before.get(it.request.operation) !== textOf(it));
      before = snapshotOf(now);
      return others;
    },
  };
};

const doneReads = ({ main }: Run) => [...main.first.values()].filter(isDone);

/** Watches the reads of an area. */
export const watchArea = (run: Run, tag: string): Promise<Watcher> =>
  watch(
    run,
    doneReads(run)
      .filter((it) => it.request.operation.tag === tag)
      .slice(0, MOST_OF_AREA),
  );

/** Watches all reads, or those of them that are wanted. */
export const watchAll = (run: Run, isWanted: (read: Operation) => boolean): Promise<Watcher> =>
  watch(
    run,
    doneReads(run).filter((it) => isWanted(it.request.operation)),
  );
