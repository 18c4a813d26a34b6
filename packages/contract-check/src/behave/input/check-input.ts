import { groupBy } from "../../group-by.ts";
import { isRefusal } from "../../checks/is-refusal.ts";
import { inWords, isDone, isRefused } from "../answer.ts";
import { makeRefusedCalls, type RefusedCall } from "../refused-calls.ts";
import { mayCall, type Run, whyNotCalled } from "../run.ts";
import { badValuesOf, type BadValue } from "./bad-values.ts";

const callOf = (run: Run, { operation, where, origin, change }: BadValue): RefusedCall => ({
  operation,
  where,
  session: run.main.session,
  request: () => run.request(run.main, operation, { change }),
  judge: (answer) => {
    const finding = { where, origin, answers: [answer] };
    if (answer.status === 0) return;
    if (isDone(answer)) run.tell(operation, { ...finding, rule: "bad-input-accepted", message: "is accepted" });
    else if (!isRefused(answer))
      run.tell(operation, { ...finding, rule: "bad-input-failed", message: `is answered with ${inWords(answer)}` });
    else if (!isRefusal(answer.body))
      run.tell(operation, {
        ...finding,
        rule: "bad-input-envelope",
        message: `is refused (${answer.status}) without { success: false }`,
      });
  },
});

/** Sends values that the contract forbids: each has to be refused in the documented envelope, and nothing changed. */
export const checkInput = async (run: Run): Promise<void> => {
  const { contract, operations, main } = run;
  const values = operations.flatMap((operation) => {
    if (!run.wants("input", operation)) return [];
    if (!mayCall(run, operation)) {
      run.leave(operation, "input", whyNotCalled(operation));
      return [];
    }
    // What is refused anyway says nothing of a value.
    const first = main.first.get(operation);
    if (operation.effect === "read" && !(first && isDone(first))) {
      run.leave(operation, "input", "did not succeed with its example");
      return [];
    }
    return badValuesOf(contract, operation).filter((it) => run.wants("input", operation, it.where));
  });
  const chosen = new Set(run.random.shuffled(values).slice(0, run.maxExamples));
  for (const [operation, all] of groupBy(values, (it) => it.operation)) {
    const left = all.filter((it) => !chosen.has(it)).length;
    if (left > 0) run.leave(operation, "input", `${left} of ${all.length} values are over --max-examples`);
  }
  for (const [tag, some] of groupBy(
    values.filter((it) => chosen.has(it)),
    (it) => it.operation.tag,
  ))
    await makeRefusedCalls(
      run,
      "input",
      tag,
      some.map((it) => callOf(run, it)),
    );
};
