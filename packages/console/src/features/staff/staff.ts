import { roleWords } from "#kit/session/role-words.ts";
import { isAdmin, isSuperAdmin, lacking, type Role, type Session } from "#kit/session/session.ts";
import type { StaffUser } from "./staff-user.ts";

/** Roles that staff can be assigned; partner users come from the partner wizard (shell §6, content §6). */
export type AssignableRole = Exclude<Role, "PARTNER">;

const ROLES: readonly AssignableRole[] = ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER"];

/** Roles of platform staff, who have no operator. */
const PLATFORM: ReadonlySet<Role> = new Set(["SUPER_ADMIN", "ADMIN", "DEV_OPS"]);

export const isPlatformRole = (role: string): boolean => PLATFORM.has(role as Role);

/** Ways to assign a role: with a new account, to an existing one, or on migration. */
type Way = "create" | "change" | "migrate";

/**
 * Roles that the user may assign. Super admins assign all. Admins do so for new staff (shell §6), but no platform roles
 * to existing staff (content §6). Users who move to an operator get an operator role.
 */
export const assignableRoles = (session: Session, way: Way): AssignableRole[] => {
  const all = isSuperAdmin(session) || (way === "create" && isAdmin(session));
  return all && way !== "migrate" ? [...ROLES] : ROLES.filter((role) => !PLATFORM.has(role));
};

/** Assignable roles as field options. */
export const roleOptions = (session: Session, way: Way) =>
  assignableRoles(session, way).map((value) => ({ value, label: roleWords(value) }));

/** The effective role, which is the first (shell §2.1). */
export const roleOf = ({ app_metadata: { roles } }: StaffUser): Role => roles[0] ?? "OPERATOR_MANAGER";

/** Display name of a user, also sent in calls: nickname, or email address without one. */
export const nameOf = ({ email, app_metadata: { nickname } }: StaffUser): string => nickname ?? email;

type Change = {
  /** "block", as in "You cannot block yourself." */
  what: string;
  permission?: "edit_users" | "migrate_users";
  /** Verb: "block", as in "You cannot block yourself." */
  own?: "may";
};

/** Whether the action is allowed on the own account. */
export const changeReason = (
  session: Session,
  staff: StaffUser,
  { what, permission = "edit_users", own }: Change,
): string | undefined => {
  const missing = lacking(session, permission);
  if (missing) return missing;
  if (staff.user_id === session.userId) return own ? undefined : `You cannot ${what} yourself.`;
  const isOfPlatform = isPlatformRole(roleOf(staff));
  if (roleOf(staff) === "SUPER_ADMIN" && !isSuperAdmin(session)) return `Only super admins can ${what} a super admin.`;
  return isOfPlatform && session.opId !== null ? `Only platform staff can ${what} platform staff.` : undefined;
};

const isOfPartner = (staff: StaffUser) => roleOf(staff) === "PARTNER";

/** Reason why the user cannot change this account. Nobody blocks, deletes or promotes themselves. */
export const roleReason = (session: Session, staff: StaffUser): string | undefined =>
  changeReason(session, staff, { what: "change the role of" }) ??
  (isOfPartner(staff) ? "The role of a partner's user cannot be changed." : undefined);

/** Reason why the user's role cannot be changed. */
export const migrateReason = (session: Session, staff: StaffUser): string | undefined =>
  changeReason(session, staff, { what: "migrate", permission: "migrate_users" }) ??
  (isOfPartner(staff) ? "The user of a partner cannot be migrated." : undefined);
