import { groupBy } from "../../group-by.ts";
import type { Operation } from "../../contract/contract.ts";
import { inWords, isDone } from "../answer.ts";
import { freshRequest } from "../records/fresh-body.ts";
import { makeRefusedCalls, type RefusedCall } from "../refused-calls.ts";
import { mayCall, type Member, type Run, whyNotCalled } from "../run.ts";
import { ANONYMOUS, type Session } from "../session.ts";
import { callsAboutOthers } from "./foreign-records.ts";
import { checkForeignRows, scopesOf } from "./foreign-rows.ts";
import { mayDo } from "./session-of.ts";

const WITHOUT_SESSION = "the call without a session";
const callOf = ({ name }: Session) => `the call of ${name}`;

/** A request that is refused for its rights only. */
const acceptable = (run: Run, operation: Operation) =>
  operation.effect === "read" ? run.request(run.main, operation) : freshRequest(run, operation);

const withoutSession = (run: Run, operation: Operation): RefusedCall => ({
  operation,
  where: WITHOUT_SESSION,
  session: ANONYMOUS,
  request: () => acceptable(run, operation),
  judge: (answer) => {
    if (answer.status === 401 || answer.status === 0) return;
    run.tell(operation, {
      rule: "without-session",
      where: WITHOUT_SESSION,
      message: `is answered with ${inWords(answer)}, should be 401`,
      answers: [answer],
    });
  },
});

const withoutPermission = (run: Run, { session }: Member, operation: Operation): RefusedCall => ({
  operation,
  where: callOf(session),
  session,
  request: () => acceptable(run, operation),
  judge: (answer) => {
    if (!isDone(answer)) return;
    run.tell(operation, {
      rule: "right-too-many",
      where: callOf(session),
      message: `is carried out, without the permission ${operation.permission}`,
      answers: [answer],
    });
  },
});

/** What somebody may read has answered them when they looked around. */
const checkAllowed = (run: Run, member: Member) => {
  for (const [operation, answer] of member.first)
    if (
      run.operations.includes(operation) &&
      mayDo(member, operation) &&
      (answer.status === 401 || answer.status === 403)
    )
      run.tell(operation, {
        rule: "right-missing",
        where: callOf(member.session),
        message: `is answered with ${answer.status}, and it has the permission ${operation.permission}`,
        answers: [answer],
      });
};

/**
 * Whether each operation is refused without a session and without its permission, leaves the data alone then, and is
 * allowed with it.
 */
export const checkRights = async (run: Run): Promise<void> => {
  const members = [run.main, ...run.roles];
  const scopes = scopesOf(members);
  const needsSession = run.operations.filter((it) => it.permission !== "public" && it.permission !== "");
  for (const [tag, operations] of groupBy(needsSession, (it) => it.tag)) {
    const calls = operations.flatMap((operation) => {
      if (!mayCall(run, operation)) {
        run.leave(operation, "rights", whyNotCalled(operation));
        return [];
      }
      const lacking = run.roles.filter((it) => mayDo(it, operation) === false);
      return [withoutSession(run, operation), ...lacking.map((it) => withoutPermission(run, it, operation))];
    });
    await makeRefusedCalls(run, "rights", tag, [...calls, ...(await callsAboutOthers(run, operations, scopes))]);
  }
  for (const member of members) checkAllowed(run, member);
  for (const member of members) checkForeignRows(run, member, scopes);
};
