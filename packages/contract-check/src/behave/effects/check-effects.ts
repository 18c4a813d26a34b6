import type { Operation } from "../../contract/contract.ts";
import { inWords, isDone } from "../answer.ts";
import { carryOut } from "../records/carry-out.ts";
import { tidyUp } from "../records/take-back.ts";
import { mayCall, whyNotCalled, type Run } from "../run.ts";
import { watchAll } from "../snapshot.ts";

const callOf = ({ id }: Operation) => `the call of ${id}`;

/**
 * Carries out each write once and compares all reads before and after it. Where a read has changed that the contract's
 * `x-changes` do not name, the console shows old data: it does not load the read again.
 */
export const checkEffects = async (run: Run): Promise<void> => {
  const writes = run.operations.filter(
    (it) => it.effect !== "read" && it.replies.has("200") && run.wants("effects", it),
  );
  const may = writes.filter((it) => mayCall(run, it));
  for (const it of writes) if (!mayCall(run, it)) run.leave(it, "effects", whyNotCalled(it));
  if (may.length === 0) return;
  const all = await watchAll(run, (read) => may.some((it) => run.wants("effects", it, callOf(read))));
  for (const operation of may.toSorted(
    (one, other) => Number(one.method === "delete") - Number(other.method === "delete"),
  )) {
    const { changes: known } = operation;
    if (!known) {
      run.leave(operation, "effects", "the contract does not say what it changes (x-changes)");
      continue;
    }
    const { answer } = await carryOut(run, operation);
    if (!isDone(answer)) {
      run.leave(operation, "effects", `is refused (${inWords(answer)})`);
      continue;
    }
    for (const read of (await all.changed()).filter((it) => !known.includes(it.request.operation.id)))
      run.tell(operation, {
        rule: "stale-read",
        where: callOf(read.request.operation),
        message: "answers differently after the write, and the console does not repeat the read",
        origin: "inferred",
        answers: [read, answer, read],
      });
    if (await tidyUp(run, answer, "effects")) await all.changed();
  }
};
