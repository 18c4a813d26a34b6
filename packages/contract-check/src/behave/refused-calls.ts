import type { Operation } from "../contract/contract.ts";
import { isDone, type Answer, type Request } from "./answer.ts";
import type { Check } from "./behaviour.ts";
import { takeBack } from "./records/take-back.ts";
import { hidesNothing, REFUSED } from "./replay/sought.ts";
import type { Run } from "./run.ts";
import type { Session } from "./session.ts";
import { watchArea } from "./snapshot.ts";

/**
 * A call that should be refused. `where` tells it from the others of the operation, `request` builds another one each time, as if the first had not been sent; `judge` says
 * what is wrong with an answer.
 */
export type RefusedCall = {
  operation: Operation;
  where: string;
  session: Session;
  request: () => Request;
  judge: (answer: Answer) => void;
};

/** The call whose repetition changes something; undefined if none does. */
const culpritOf = async (run: Run, calls: readonly RefusedCall[], tag: string) => {
  const area = await watchArea(run, tag);
  for (const call of calls) {
    const answer = await run.ask(call.session, call.request());
    const changed = await area.changed();
    if (changed.length > 0) return { call, answer, changed };
  }
  return undefined;
};

const inWords = (changed: readonly Answer[]) => changed.map((it) => it.request.operation.id).join(", ");

/**
 * Makes the calls of an area that should be refused, and compares what its reads answer before and after. What is
 * carried out is taken back.
 */
export const makeRefusedCalls = async (
  run: Run,
  check: Check,
  tag: string,
  all: readonly RefusedCall[],
): Promise<void> => {
  const calls = all.filter((it) => run.wants(check, it.operation, it.where));
  if (calls.length === 0) return;
  const writes = calls.filter(({ operation }) => operation.effect !== "read");
  const area = writes.length > 0 ? await watchArea(run, tag) : undefined;
  const refused: RefusedCall[] = [];
  for (const call of calls) {
    const answer = await run.ask(call.session, call.request());
    call.judge(answer);
    if (call.operation.effect === "read") continue;
    if (!isDone(answer)) refused.push(call);
    else {
      // A call that was carried out is told anyway.
      await takeBack(run, answer, check);
      await area?.changed();
    }
  }
  const changed = (await area?.changed()) ?? [];
  if (changed.length === 0) return;
  const culprit = await culpritOf(run, refused, tag);
  const finding = {
    rule: "changed-anyway",
    message: `changes what ${inWords(culprit?.changed ?? changed)} ${(culprit?.changed ?? changed).length === 1 ? "answers" : "answer"}`,
  } as const;
  const operation = culprit?.call.operation ?? refused[0]?.operation ?? changed[0]!.request.operation;
  run.leave(operation, check, "what a refused call has changed is left behind", hidesNothing);
  if (culprit)
    run.tell(operation, {
      ...finding,
      where: culprit.call.where + REFUSED,
      answers: [culprit.answer, culprit.changed[0]!],
    });
  else
    run.tell(operation, { ...finding, where: `one of ${refused.length} refused calls`, answers: changed.slice(0, 1) });
};
