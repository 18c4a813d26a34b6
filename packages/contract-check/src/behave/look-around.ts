import type { Operation } from "../contract/contract.ts";
import { createHarvest } from "../live/harvest.ts";
import { plan } from "../live/plan.ts";
import { isDone, type Answer } from "./answer.ts";
import { inputsOf } from "./inputs.ts";
import type { Member, Run } from "./run.ts";
import { pageInputs } from "./lists/list-shape.ts";
import { operatorOperations, sessionOf, sessionOperation } from "./rights/session-of.ts";
import type { Session } from "./session.ts";

type Around = Pick<Run, "contract" | "operations" | "ask" | "request">;

const isEmpty = (data: unknown) => {
  const items = Array.isArray(data) ? (data as unknown[]) : (data as { items?: unknown } | null)?.items;
  return Array.isArray(items) && items.length === 0;
};

/**
 * Calls every read once as somebody, with the ids that it has shown so far: the reads that answer, and the ids, are what
 * the checks work with.
 */
export const lookAround = async (
  { contract, operations, ask, request }: Around,
  session: Session,
  mayAsk: (member: Member, operation: Operation) => boolean = () => true,
): Promise<Member> => {
  const member: Member = { session, permissions: undefined, op: null, harvest: createHarvest(), first: new Map() };
  const keep = (operation: Operation, answer: Answer) => {
    if (isDone(answer)) member.harvest.learn(operation, answer.data);
    const before = member.first.get(operation);
    if (!before || isDone(answer)) member.first.set(operation, answer);
  };
  const me = sessionOperation(contract);
  if (me) {
    const answer = await ask(session, request(member, me));
    keep(me, answer);
    Object.assign(member, sessionOf(answer.data));
  }
  for (const operation of operatorOperations(contract))
    if (!operations.includes(operation)) keep(operation, await ask(session, request(member, operation)));
  for (const { operation, skipped } of plan(operations, false)) {
    if (skipped || operation === me || !mayAsk(member, operation)) continue;
    const answer = await ask(session, request(member, operation));
    keep(operation, answer);
    const page = pageInputs(inputsOf(contract, operation));
    if (!page || (isDone(answer) && !isEmpty(answer.data))) continue;
    // The example's filters may match nothing here, so the list is requested without them.
    keep(operation, await ask(session, request(member, operation, page.bare)));
  }
  return member;
};
