import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import { createRandom } from "../../db/random.ts";
import { operatorMetadata } from "./seed-staff.ts";
import type { Operations } from "../../request/handler.ts";
import { refuseFields, Refusal, type FieldMessages } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { isPlatform } from "../../session/permissions-of.ts";
import { scopeOf } from "../../session/visible.ts";
import { logActivity } from "../activity/log-activity.ts";
import { checkNewPassword } from "./password-refusal.ts";
import { checkRole } from "./role-refusal.ts";
import { keysOfRole } from "./keys-of-role.ts";
import type { StaffTableRow } from "./staff-tables.ts";

type NewUser = Input<Operations["createUser"]>["body"];

/** The operator of a new user: none for platform staff; the caller's own when none is given. */
const operatorForUser = (db: Db, account: Account, { role, opId }: NewUser) => {
  if (role !== "PARTNER" && isPlatform(role)) {
    if (opId) throw Refusal.ofFields({ opId: `The role ${role} belongs to no operator.` });
    return undefined;
  }
  const wanted = opId ?? account.user.op;
  if (!wanted) throw Refusal.ofFields({ opId: "Please select an operator." });
  scopeOf(db, account, wanted);
  const operator = db.operators.get(wanted);
  if (!operator) throw Refusal.ofFields({ opId: "This operator does not exist." });
  if (operator.status !== "ACTIVE") throw Refusal.ofFields({ opId: "The operator must be active to receive users." });
  return operator;
};

const takenFields = (db: Db, user: NewUser): FieldMessages => {
  const fields: FieldMessages = {};
  for (const it of db.staff.users.values()) {
    if (it.email.toLowerCase() === user.email.toLowerCase())
      fields["email"] = "A user with this email address already exists.";
    if (user.userCode && it.app_metadata.userCode === user.userCode)
      fields["userCode"] = `The user code ${user.userCode} is already taken.`;
  }
  return fields;
};

/** Adds a member of staff, or the user of a partner (shell §5, money §5). */
export const createUser = ({ db, account, clock }: Actor, user: NewUser): StaffTableRow => {
  if (user.role !== "PARTNER") checkRole(account, user.role, "create");
  checkNewPassword(user.password);
  const operator = operatorForUser(db, account, user);
  const fields = takenFields(db, user);
  const partnerId = user.role === "PARTNER" ? user.partnerId : null;
  if (partnerId !== null && user.userCode !== `${operator!.opId}-${partnerId}`)
    fields["userCode"] = `The user code of this partner's user is ${operator!.opId}-${partnerId}.`;
  refuseFields(fields);
  if (user.isHidden && !["SUPER_ADMIN", "ADMIN"].includes(account.role))
    throw new Refusal(403, "You do not have permission to hide the activity of a user.");
  const now = new Date(clock.now()).toISOString();
  const row: StaffTableRow = {
    user_id: `auth0|${createRandom(`user/${user.email}`).text(24, "0123456789abcdef")}`,
    email: user.email,
    blocked: false,
    created_at: now,
    last_login: null,
    logins_count: 0,
    app_metadata: {
      nickname: user.nickname,
      userCode: user.userCode ?? null,
      roles: [user.role],
      ...operatorMetadata(operator),
      partnerId,
      isHidden: user.isHidden ?? false,
      language: user.language ?? "en",
      timezone: user.timezone ?? "UTC",
      playerSubInfoType: user.playerSubInfoType ?? "username",
      roundReportNumbers: user.roundReportNumbers ?? false,
    },
    permissions: keysOfRole(db, user.role),
    permissionsRefreshedAt: now,
    createdBy: account.nickname ?? account.email,
  };
  db.staff.users.set(row.user_id, row);
  logActivity(db, account, clock, "staff", {
    type: "USERS",
    subtype: "USER_CREATED",
    message: `Added ${user.nickname}`,
    opId: row.app_metadata.opId,
    subject: { id: row.user_id, title: user.nickname },
    after: { email: row.email, roles: [user.role], opId: row.app_metadata.opId },
  });
  return row;
};
