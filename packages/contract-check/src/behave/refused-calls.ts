import type { Operation } from "../contract/contract.ts";
import type { Answer, Request } from "./answer.ts";
import type { Run } from "./run.ts";
import type { Session } from "./session.ts";
import { watchArea } from "./snapshot.ts";

/**
 * A call that should be refused. `request` builds another one each time, as if the first had not been sent; `judge` says
 * what is wrong with an answer.
 */
export type RefusedCall = {
  operation: Operation;
  session: Session;
  request: () => Request;
  judge: (answer: Answer) => void;
};

/** The call whose repetition changes something; undefined if none does. */
const culpritOf = async (run: Run, calls: readonly RefusedCall[], tag: string) => {
  const area = await watchArea(run, tag);
  for (const { session, request } of calls) {
    const answer = await run.ask(session, request());
    const changed = await area.changed();
    if (changed.length > 0) return { answer, changed };
  }
  return undefined;
};

const inWords = (changed: readonly Answer[]) => changed.map((it) => it.request.operation.id).join(", ");

/** Makes the calls of an area that should be refused, and compares what its reads answer before and after. */
export const makeRefusedCalls = async (run: Run, tag: string, calls: readonly RefusedCall[]): Promise<void> => {
  if (calls.length === 0) return;
  const writes = calls.filter(({ operation }) => operation.effect !== "read");
  const area = writes.length > 0 ? await watchArea(run, tag) : undefined;
  const refused: RefusedCall[] = [];
  for (const call of calls) {
    const answer = await run.ask(call.session, call.request());
    call.judge(answer);
    // A call that was carried out is told anyway.
    if (answer.outcome === "success") await area?.changed();
    else if (call.operation.effect !== "read") refused.push(call);
  }
  const changed = (await area?.changed()) ?? [];
  if (changed.length === 0) return;
  const culprit = await culpritOf(run, refused, tag);
  const told = culprit ?? { changed, answer: undefined };
  const operation = told.answer?.request.operation ?? refused[0]?.operation ?? changed[0]!.request.operation;
  run.tell(operation, {
    rule: "changed-anyway",
    where: told.answer ? `the refused call of ${told.answer.session.name}` : `one of ${refused.length} refused calls`,
    message: `changes what ${inWords(told.changed)} ${told.changed.length === 1 ? "answers" : "answer"}`,
    answers: [...(told.answer ? [told.answer] : []), ...told.changed.slice(0, 1)],
  });
};
