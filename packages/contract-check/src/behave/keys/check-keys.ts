import type { Operation } from "../../contract/contract.ts";
import { groupBy } from "../../group-by.ts";
import { inWords, isDone, type Answer, type Request } from "../answer.ts";
import { carryOut } from "../records/carry-out.ts";
import { tidyUp } from "../records/take-back.ts";
import { mayCall, type Run, whyNotCalled } from "../run.ts";
import { watchArea, type Watcher } from "../snapshot.ts";

const takesKey = ({ parameters }: Operation) =>
  parameters.some((it) => it.in === "header" && it.name.toLowerCase() === "idempotency-key");

const isSame = (one: Answer, other: Answer) =>
  one.status === other.status && JSON.stringify(one.body) === JSON.stringify(other.body);

/**
 * The same request a second time: the first answer again, and nothing changes. Returns how another such write is built.
 */
const checkTwice = async (run: Run, operation: Operation, area: Watcher): Promise<(() => Request) | undefined> => {
  const { answer: first, again } = await carryOut(run, operation);
  if (!isDone(first)) {
    run.leave(operation, "keys", `is refused (${inWords(first)})`);
    return undefined;
  }
  await area.changed();
  const second = await run.ask(run.main.session, first.request);
  const changed = await area.changed();
  const tell = (message: string, answers: Answer[]) =>
    run.tell(operation, {
      rule: "key-ignored",
      where: "the same Idempotency-Key again",
      message,
      origin: "inferred",
      answers,
    });
  if (changed.length > 0)
    tell(`changes what ${changed.map((it) => it.request.operation.id).join(", ")} answers once more`, [
      first,
      second,
      changed[0]!,
    ]);
  else if (!isSame(first, second)) tell("gives another answer", [first, second]);
  await tidyUp(run, first, "keys");
  return again;
};

const AT_ONCE = "the same Idempotency-Key twice at once";

/** Two requests with one key at once: one answer for both. */
const checkAtOnce = async (run: Run, request: Request): Promise<void> => {
  const { operation } = request;
  const [first, second] = await Promise.all([run.ask(run.main.session, request), run.ask(run.main.session, request)]);
  const done = [first, second].find(isDone);
  if (!done) return;
  // A server may also refuse the one while the other is under way.
  if (isDone(first) && isDone(second) && !isSame(first, second))
    run.tell(operation, {
      rule: "key-ignored",
      where: AT_ONCE,
      message: "gives two answers",
      origin: "inferred",
      answers: [first, second],
    });
  await tidyUp(run, done, "keys");
};

/** Sends each write twice with one Idempotency-Key, one after the other and at once. Deletions come last. */
export const checkKeys = async (run: Run): Promise<void> => {
  const all = run.operations.filter((it) => it.effect !== "read" && takesKey(it) && run.wants("keys", it));
  for (const it of all) if (!mayCall(run, it)) run.leave(it, "keys", whyNotCalled(it));
  const may = all.filter((it) => mayCall(run, it) && it.replies.has("200"));
  for (const [tag, some] of groupBy(may, (it) => it.tag)) {
    const ordered = some.toSorted((one, other) => Number(one.method === "delete") - Number(other.method === "delete"));
    const area = await watchArea(run, tag);
    for (const operation of ordered) {
      const again = await checkTwice(run, operation, area);
      if (again && operation.method === "post" && run.wants("keys", operation, AT_ONCE))
        await checkAtOnce(run, again());
    }
  }
};
