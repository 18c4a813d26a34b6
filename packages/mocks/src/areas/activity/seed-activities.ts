import { OPERATOR_ACTIONS, PLAYER_ACTIONS, SUPPORT_ACTIONS } from "./activity-actions.ts";
import type { Action } from "./activity-changes.ts";
import { STAFF_ACTIONS } from "./staff-actions.ts";
import { actorOf } from "./actor-of.ts";
import { seedLogins } from "./seed-logins.ts";
import { seedSupport } from "../support/seed-support.ts";
import { seedStaff } from "../staff/seed-staff.ts";
import { seedTransactionLog } from "../transactions/seed-transaction-log.ts";
import type { Random } from "../../db/random.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { ActivityDetailsRow, ActivityKind, ActivityTables } from "./activity-tables.ts";
import type { OperatorRow } from "../operators/operator-row.ts";
import type { StaffTableRow } from "../staff/staff-tables.ts";

type Subject = { id: string; title: string; operator: OperatorRow | undefined };

const DAY = 86_400;

const ip = (random: Random) => `203.0.113.${1 + random.int(254)}`;

/** Staff who can act at an operator: platform staff, its own, and its parent's. */
const byPlace = (users: readonly StaffTableRow[]) => {
  const people = new Map<string | null, StaffTableRow[]>();
  for (const user of users) {
    if (user.app_metadata.roles[0] === "PARTNER" || user.app_metadata.roles[0] === "DEV_OPS") continue;
    const { opId } = user.app_metadata;
    people.set(opId, [...(people.get(opId) ?? []), user]);
  }
  return (operator: OperatorRow | undefined) => [
    ...(people.get(operator?.opId ?? null) ?? []),
    ...(operator?.parentOpId ? (people.get(operator.parentOpId) ?? []) : []),
    ...(people.get(null) ?? []).slice(0, 3),
  ];
};

/** Activity logs of all operators over the last 90 days. */
export const seedActivities = (world: World): ActivityTables => {
  const users = [...seedStaff(world).users.values()];
  const peopleOf = byPlace(users);
  const operators = [...world.operators.values()];
  const players = [...world.players.values()];
  const tickets = [...seedSupport(world).tickets.values()];

  const thingOf = (random: Random, things: readonly string[]): Subject => {
    const title = random.pick(things);
    return { id: title, title, operator: random.pick(random.chance(0.2) ? operators.slice(0, 3) : operators) };
  };
  const log = (
    table: ActivityKind,
    usual: number,
    actions: readonly Action[],
    subjectOf: (random: Random) => Subject,
  ): Map<string, ActivityDetailsRow> => {
    const random = randomOf(world, `activities/${table}`);
    const count = rowsOf(world, usual);
    const rows = new Map<string, ActivityDetailsRow>();
    // Newest first, roughly evenly spread.
    let seconds = 60;
    for (let i = 0; i < count; i++) {
      seconds += random.int(Math.ceil((180 * DAY) / count));
      const { type, subtype, text, things, change } = random.pick(actions);
      const { id, title, operator } = things ? thingOf(random, things) : subjectOf(random);
      const people = peopleOf(operator);
      const actor = random.pick(people.length > 0 ? people : users);
      const [before, after] = change(random);
      const uuid = random.uuid();
      rows.set(uuid, {
        uuid,
        timestamp: ago(world, seconds),
        env: "PROD",
        type,
        subtype,
        message: (typeof text === "string" ? text : text(after)).replace("*", title),
        opId: operator?.opId ?? null,
        opTitle: operator ? (operator.title ?? operator.opId) : null,
        user: actorOf(actor),
        subject: { id, title },
        ip: random.chance(0.95) ? ip(random) : null,
        logData: { id, source: random.chance(0.9) ? "console" : "job" },
        logMeta: { before, after },
      });
    }
    return rows;
  };

  const ofPlayer = (random: Random): Subject => {
    const { playerId, playerCode, opId } = random.pick(players);
    return { id: playerId, title: playerCode, operator: world.operators.get(opId) };
  };
  const ofPlace = (random: Random): Subject => {
    const operator = random.pick(random.chance(0.2) ? operators.slice(0, 3) : operators);
    return { id: operator.opId, title: operator.title ?? operator.opId, operator };
  };
  const perPlayer = (usual: number) => (players.length > 0 ? usual : 0);
  return {
    staff: log("staff", 1200, STAFF_ACTIONS, (random) => {
      const { user_id, email, app_metadata } = random.pick(users);
      return {
        id: user_id,
        title: app_metadata.nickname ?? email,
        operator: world.operators.get(app_metadata.opId ?? ""),
      };
    }),
    operators: log("operators", 500, OPERATOR_ACTIONS, ofPlace),
    players: log("players", perPlayer(2000), PLAYER_ACTIONS, ofPlayer),
    support: log("support", tickets.length > 0 ? perPlayer(900) : 0, SUPPORT_ACTIONS, (random) => {
      const { ticketId, ticketNumber, brandId } = random.pick(tickets);
      return { id: ticketId, title: `#${ticketNumber}`, operator: world.operators.get(brandId) };
    }),
    transactions: seedTransactionLog(world, users),
    logins: seedLogins(world, users),
  };
};
