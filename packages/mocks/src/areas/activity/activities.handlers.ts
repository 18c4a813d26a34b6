import type { Db } from "../../db/db.ts";
import type { Call, AreaHandlers, Operations } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { opIdRule } from "../../request/op-id-rule.ts";
import { existing } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { isPlatform } from "../../session/permissions-of.ts";
import { isVisible } from "../../session/visible.ts";
import type { ActivityDetailsRow, ActivityKind, LoginRow } from "./activity-tables.ts";

type Log = "Staff" | "Operator" | "Player" | "Support" | "Transaction";
type ListCall = Pick<Call<Operations[`list${Log}Activities`]>, "db" | "account" | "input">;
type ShowCall = { db: Db; account: Account; input: { body: { uuid: string } } };

const nameOf = ({ user }: { user: { nickname: string | null; email: string } }) =>
  (user.nickname ?? user.email).toLowerCase();

const SORTS = { user: nameOf };
/** The default order: newest first. */
const NEWEST = { sortBy: "timestamp", sortDirection: "desc" } as const;

/**
 * Whether an entry is hidden from the account: operators' staff do not see the activity of staff with `isHidden` (shell
 * §6).
 */
const isHidden = (db: Db, { role }: Account, { user }: { user: { user_id: string } }) =>
  !isPlatform(role) && db.staff.users.get(user.user_id)?.app_metadata.isHidden === true;

const isSeen = (db: Db, account: Account, row: { opId: string | null; user: { user_id: string } }) => {
  const operator = db.operators.get(row.opId ?? "");
  return (
    isPlatform(account.role) || (operator !== undefined && isVisible(account, operator) && !isHidden(db, account, row))
  );
};

const listed = (row: ActivityDetailsRow) => {
  const { ip: _, logData: __, logMeta: ___, ...shown } = row;
  return shown;
};

const listedLogin = (row: LoginRow) => {
  const { userAgent: _, city: __, message: ___, ...shown } = row;
  return shown;
};

const listOf =
  (kind: ActivityKind, isAbout: (row: ActivityDetailsRow) => boolean = () => true) =>
  (call: ListCall) => {
    const { db, account, input } = call;
    const { userId } = input.body;
    const found = list(
      { db, account, input: { body: { ...(input.body.sortBy ? {} : NEWEST), ...input.body } } },
      db.activities[kind].values(),
      {
        ...opIdRule<ActivityDetailsRow>(account, input.body.opId, (row) => row.opId),
        equal: ["type", "subtype"],
        moment: (row) => row.timestamp,
        keep: (row) => (!userId || row.user.user_id === userId) && isAbout(row) && !isHidden(db, account, row),
        search: ({ message, user, subject }) => [message, user.nickname, user.email, subject.id, subject.title],
        sorts: SORTS,
      },
    );
    return { ...found, items: found.items.map(listed) };
  };

const showOf =
  (kind: ActivityKind) =>
  ({ db, account, input }: ShowCall) => {
    const row = db.activities[kind].get(input.body.uuid);
    return existing(row && isSeen(db, account, row) ? row : undefined, "This activity does not exist.");
  };

export const activities = {
  listStaffActivities: listOf("staff"),
  showStaffActivity: showOf("staff"),
  listOperatorActivities: listOf("operators"),
  showOperatorActivity: showOf("operators"),
  listPlayerActivities: (call) => {
    const { playerCode } = call.input.body;
    return listOf("players", ({ subject }) => !playerCode || subject.title === playerCode)(call);
  },
  showPlayerActivity: showOf("players"),
  listSupportActivities: listOf("support"),
  showSupportActivity: showOf("support"),
  listTransactionActivities: listOf("transactions"),
  showTransactionActivity: showOf("transactions"),

  listLoginActivities: ({ db, account, input: { body } }) => {
    const { role, userId } = body;
    const found = list(
      { db, account, input: { body: { ...(body.sortBy ? {} : NEWEST), ...body } } },
      db.activities.logins.values(),
      {
        ...opIdRule<LoginRow>(account, body.opId, (row) => row.opId),
        equal: ["result"],
        moment: (row) => row.timestamp,
        keep: (row) =>
          (!role || row.user.role === role) && (!userId || row.user.user_id === userId) && !isHidden(db, account, row),
        search: ({ user, ip }) => [user.nickname, user.email, ip],
        sorts: SORTS,
      },
    );
    return { ...found, items: found.items.map(listedLogin) };
  },

  showLoginActivity: ({ db, account, input: { body } }) => {
    const row = db.activities.logins.get(body.uuid);
    return existing(row && isSeen(db, account, row) ? row : undefined, "This sign-in does not exist.");
  },
} satisfies AreaHandlers;
