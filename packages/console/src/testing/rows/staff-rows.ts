import type { components } from "@backoffice/api-client";
import { accounts, type Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

type Staff = components["schemas"]["StaffDetails"];
type Role = components["schemas"]["Role"];

/** Whether it is not one of the accounts to sign in as. */
const isOther = ({ user_id }: Staff) => accounts.every(({ user }) => user.user_id !== user_id);

/** An active staff member of Nordlys with this role and a nickname. */
export const colleague = (db: Db, role: Role = "OPERATOR_MANAGER"): Staff =>
  firstOf(
    db.staff.users,
    (it) =>
      isOther(it) &&
      !it.blocked &&
      it.app_metadata.nickname !== null &&
      it.app_metadata.opId === "op-nordlys" &&
      it.app_metadata.roles[0] === role,
  );

/** The staff member of this account. */
export const signedIn = (db: Db, account: string): Staff =>
  firstOf(db.staff.users, ({ user_id }) => user_id === `auth0|${account}`);

/** Changes a staff member in the table. */
export const changeStaff = (db: Db, { user_id }: Staff, values: Partial<Staff>): void =>
  void db.staff.users.set(user_id, { ...db.staff.users.get(user_id)!, ...values });
