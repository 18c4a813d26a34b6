import { complaints, replies } from "@backoffice/api-client/contract";
import type { Clock } from "../db/clock.ts";
import type { Db } from "../db/db.ts";
import { handlers } from "../handlers/index.ts";
import type { Account } from "../session/accounts.ts";
import type { PermissionKey } from "../session/permission-key.ts";
import { refused, success, type Answer } from "./envelope.ts";
import type { Call, HandledId, Operations } from "./handler.ts";
import { once } from "./once.ts";
import { printOf, type Payload } from "./read-payload.ts";
import { readInput } from "./read-input.ts";
import { Refusal } from "./refusal.ts";

/** What is needed to answer: who asks (nobody: undefined), the world, and the request taken apart. */
export type Asked = {
  account: Account | undefined;
  db: Db;
  clock: Clock;
  key: string | null;
  payload: Payload;
  url: URL;
  path: Record<string, string>;
};

type AnyHandler = (call: Call<never>) => unknown;

const mayCall = ({ permissions }: Account, permission: string) =>
  permission === "signed_in" || permissions.includes(permission as PermissionKey);

const checked = async ({ id, tag }: Operations[HandledId], answer: Answer): Promise<Answer> => {
  const wrong = complaints((await replies[tag]?.())?.[id], JSON.parse(answer.body));
  if (wrong.length > 0) throw new Error(`${id}: the mock's answer is not what the contract says: ${wrong.join("; ")}`);
  return answer;
};

/** Session, right, contract, then the handler, whose answer is held against the contract too. Undefined: no session. */
export const answer = async (operation: Operations[HandledId], asked: Asked): Promise<Answer | undefined> => {
  const { account, db, clock, key, payload, url } = asked;
  if (!account) return undefined;
  if (!mayCall(account, operation.permission))
    return refused(new Refusal(403, "You do not have the right to do this."));
  const input = await readInput(operation, asked);
  if (input instanceof Refusal) return refused(input);

  const intent = key && operation.effect !== "read" ? [account.id, operation.id, key].join(" ") : undefined;
  const request = `${url.pathname}${url.search} ${printOf(payload)}`;
  const carryOut = async () => {
    const data = (handlers[operation.id] as AnyHandler)({ input, account, db, clock, url } as unknown as Call<never>);
    return data instanceof Refusal ? refused(data) : checked(operation, success(data));
  };
  return intent ? once(db.given, { intent, request }, carryOut) : carryOut();
};
