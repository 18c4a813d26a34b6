import type { Db } from "../db/db.ts";
import { refused, type Answer } from "./envelope.ts";
import { Refusal } from "./refusal.ts";

/** Carries an intent out once: whoever sends it again, be it meanwhile, is given the first one's answer. */
export const once = async (
  given: Db["given"],
  { intent, request }: { intent: string; request: string },
  carryOut: () => Promise<Answer>,
): Promise<Answer> => {
  const before = given.get(intent);
  if (before)
    return before.request === request
      ? before.answer
      : refused(new Refusal(400, "This Idempotency-Key was already used for something else."));
  const answer = carryOut();
  given.set(intent, { request, answer });
  let isDone = false;
  try {
    isDone = (await answer).status === 200;
  } finally {
    // A refusal has changed nothing, so that asking again is harmless, and may go better.
    if (!isDone) given.delete(intent);
  }
  return answer;
};
