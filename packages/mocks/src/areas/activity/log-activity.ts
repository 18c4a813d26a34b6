import type { components } from "@backoffice/api-client/contract";
import type { ActionKind } from "./activity-changes.ts";
import type { Clock } from "../../db/times/clock.ts";
import type { Db } from "../../db/db.ts";
import { createRandom } from "../../db/random.ts";
import type { Account } from "../../session/accounts.ts";
import type { ActivityKind } from "./activity-tables.ts";

type Details = components["schemas"]["ActivityDetails"];

/** An event to log: the action, its subject, its operator, and the changed fields before and after. */
export type LoggedEvent = Pick<Details, "type" | "message" | "opId" | "subject"> & {
  subtype: components["schemas"][ActionKind];
  before?: Details["logMeta"]["before"];
  after?: Details["logMeta"]["after"];
};

/** Adds what a member of staff did to an activity log. Pass no secrets. */
export const logActivity = (
  db: Db,
  { user, role, email }: Account,
  clock: Clock,
  kind: ActivityKind,
  { before = null, after = null, ...what }: LoggedEvent,
): void => {
  const table = db.activities[kind];
  const uuid = createRandom(`log/${kind}/${what.subtype}/${table.size}/${clock.now()}`).uuid();
  const operator = db.operators.get(what.opId ?? "");
  const row: Details = {
    uuid,
    timestamp: new Date(clock.now()).toISOString(),
    env: "PROD",
    ...what,
    opTitle: operator ? (operator.title ?? operator.opId) : null,
    user: { user_id: user.user_id, nickname: user.nickname, email, role },
    ip: "203.0.113.1",
    logData: { id: what.subject.id, source: "console" },
    logMeta: { before, after },
  };
  table.set(uuid, row);
};
