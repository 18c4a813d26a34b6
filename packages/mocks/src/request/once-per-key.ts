import type { Db } from "../db/db.ts";
import { refused, type Answer } from "./envelope.ts";
import { Refusal } from "./refusal.ts";

/**
 * Carries out a write once per Idempotency-Key (ruling 15): a repetition gets the first answer, also while the first is
 * under way. The same key with another request is refused (400). After a refusal or a failure the key is free again.
 *
 * @param intent identifies the write: account, operation and key
 * @param request identifies its content: address and body
 */
export const oncePerKey = async (
  answers: Db["idempotentAnswers"],
  { intent, request }: { intent: string; request: string },
  carryOut: () => Promise<Answer>,
): Promise<Answer> => {
  const first = answers.get(intent);
  if (first)
    return first.request === request
      ? first.answer
      : refused(new Refusal(400, "This Idempotency-Key was already used for something else."));
  const answer = carryOut();
  answers.set(intent, { request, answer });
  let isSuccess = false;
  try {
    isSuccess = (await answer).status === 200;
  } finally {
    // A refusal has changed nothing, so it is safe to try again.
    if (!isSuccess) answers.delete(intent);
  }
  return answer;
};
