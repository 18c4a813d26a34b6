import { roleWords } from "#kit/session/role-words.ts";
import { isAdmin, isSuperAdmin, lacking, type Role, type Session } from "#kit/session/session.ts";
import type { StaffUser } from "./staff-user.ts";

/** A role that staff can be given; partners' users come from the partner wizard (shell §6, content §6). */
export type AssignableRole = Exclude<Role, "PARTNER">;

const ROLES: readonly AssignableRole[] = ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER"];

/** Roles of the platform's own staff, who work for no operator. */
const PLATFORM: ReadonlySet<Role> = new Set(["SUPER_ADMIN", "ADMIN", "DEV_OPS"]);

export const isPlatformRole = (role: string): boolean => PLATFORM.has(role as Role);

/** The ways in which a role is given: with a new account, to an existing one, with another operator. */
type Way = "create" | "change" | "migrate";

/**
 * The roles that the session may give. Super admins give all of them. Admins do so to new staff (shell §6), but to
 * existing staff none of the platform (content §6). Whoever moves to an operator gets a role of operators.
 */
export const assignableRoles = (session: Session, way: Way): AssignableRole[] => {
  const all = isSuperAdmin(session) || (way === "create" && isAdmin(session));
  return all && way !== "migrate" ? [...ROLES] : ROLES.filter((role) => !PLATFORM.has(role));
};

/** The same as options of a field. */
export const roleOptions = (session: Session, way: Way) =>
  assignableRoles(session, way).map((value) => ({ value, label: roleWords(value) }));

/** The role that counts, the first (shell §2.1). */
export const roleOf = ({ app_metadata: { roles } }: StaffUser): Role => roles[0] ?? "OPERATOR_MANAGER";

/** What calls name a member of staff by, and screens show: the nickname, or the e-mail address without one. */
export const nameOf = ({ email, app_metadata: { nickname } }: StaffUser): string => nickname ?? email;

type Change = {
  /** "block", as in "You cannot block yourself." */
  what: string;
  permission?: "edit_users" | "migrate_users";
  /** Whether it may be done to one's own account too. */
  own?: "may";
};

/** Why the session cannot change this account now. Nobody blocks, deletes or promotes themselves. */
export const changeReason = (
  session: Session,
  staff: StaffUser,
  { what, permission = "edit_users", own }: Change,
): string | undefined => {
  const missing = lacking(session, permission);
  if (missing) return missing;
  if (staff.user_id === session.userId) return own ? undefined : `You cannot ${what} yourself.`;
  const isOfPlatform = isPlatformRole(roleOf(staff));
  if (roleOf(staff) === "SUPER_ADMIN" && !isSuperAdmin(session)) return `Only a super admin may ${what} a super admin.`;
  return isOfPlatform && session.opId !== null ? `Only platform staff may ${what} platform staff.` : undefined;
};

const isOfPartner = (staff: StaffUser) => roleOf(staff) === "PARTNER";

/** Why the role of somebody cannot be changed now. */
export const roleReason = (session: Session, staff: StaffUser): string | undefined =>
  changeReason(session, staff, { what: "change the role of" }) ??
  (isOfPartner(staff) ? "The role of a partner's user cannot be changed." : undefined);

/** Why somebody cannot be moved to another operator now. */
export const migrateReason = (session: Session, staff: StaffUser): string | undefined =>
  changeReason(session, staff, { what: "migrate", permission: "migrate_users" }) ??
  (isOfPartner(staff) ? "The user of a partner cannot be migrated." : undefined);
