import { examples, replies, validationErrors } from "@backoffice/api-client/contract";
import { advanceJobs } from "../areas/affiliate/affiliate-jobs.ts";
import type { Clock } from "../db/times/clock.ts";
import type { Db } from "../db/db.ts";
import type { Account } from "../session/accounts.ts";
import type { PermissionKey } from "../session/permission-key.ts";
import { refused, success, type Answer } from "./envelope.ts";
import type { Call, HandledId, Handlers, Operations } from "./handler.ts";
import { oncePerKey } from "./once-per-key.ts";
import { fingerprintOf, type Payload } from "./read/read-payload.ts";
import { readInput } from "./read/read-input.ts";
import { Refusal } from "./refusal.ts";

/**
 * A request in its parts, with what it is answered from: `account` is undefined when nobody is signed in, `key` is the
 * Idempotency-Key header, `path` the parameters in the path.
 */
export type RequestParts = {
  handlers: Partial<Handlers<HandledId>>;
  account: Account | undefined;
  db: Db;
  clock: Clock;
  key: string | null;
  payload: Payload;
  url: URL;
  path: Record<string, string>;
};

type AnyHandler = (call: Call<never>) => unknown;

/** What the contract's example of a call answers; a write that is answered so changes nothing. */
const exampleOf = async ({ id, tag }: Operations[HandledId]): Promise<unknown> => (await examples[tag]?.())?.[id];

const mayCall = ({ permissions }: Account, permission: string) =>
  permission === "signed_in" || permissions.includes(permission as PermissionKey);

const checked = async ({ id, tag }: Operations[HandledId], answer: Answer): Promise<Answer> => {
  const errors = validationErrors((await replies[tag]?.())?.[id], JSON.parse(answer.body));
  if (errors.length > 0)
    throw new Error(`${id}: the mock's answer is not what the contract says: ${errors.join("; ")}`);
  return answer;
};

/**
 * Answers a request: checks the permission (403) and the input against the contract (400), runs the handler and checks
 * its answer against the contract too; an answer that does not match throws. A call that has no handler yet is answered
 * from the contract's example, under the same checks. A write with an Idempotency-Key is carried
 * out once (ruling 15). Returns undefined when nobody is signed in.
 */
export const answer = async (operation: Operations[HandledId], parts: RequestParts): Promise<Answer | undefined> => {
  const { account, handlers, db, clock, key, payload, url } = parts;
  if (!account) return undefined;
  if (!mayCall(account, operation.permission))
    return refused(new Refusal(403, "You do not have permission to do this."));
  const input = await readInput(operation, parts);
  if (input instanceof Refusal) return refused(input);

  const intent = key && operation.effect !== "read" ? [account.id, operation.id, key].join(" ") : undefined;
  const request = `${url.pathname}${url.search} ${fingerprintOf(payload)}`;
  const carryOut = async () => {
    // A payout job asks for withdrawals as time passes: before every call, so that counts and lists agree.
    advanceJobs(db, clock.now());
    const handler = handlers[operation.id] as AnyHandler | undefined;
    const call = { input, account, db, clock, url } as unknown as Call<never>;
    try {
      return checked(operation, success(handler ? handler(call) : await exampleOf(operation)));
    } catch (error) {
      if (error instanceof Refusal) return refused(error);
      throw error;
    }
  };
  return intent ? oncePerKey(db.idempotentAnswers, { intent, request }, carryOut) : carryOut();
};
