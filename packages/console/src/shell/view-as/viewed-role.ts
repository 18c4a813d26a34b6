import type { components } from "@backoffice/api-client";
import { roleWords } from "#kit/session/role-words.ts";
import type { Role, Session } from "#kit/session/session.ts";

type StaffRole = components["schemas"]["StaffRole"];

/** The roles that a view may take: all but the super admin's own. */
const ROLES: readonly Role[] = ["ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"];
const PLATFORM: ReadonlySet<Role> = new Set(["ADMIN", "DEV_OPS"]);

/** Whether staff with the role belong to an operator or brand. */
export const isOfOperator = (role: Role): boolean => !PLATFORM.has(role);

const isRole = (name: string): name is Role => (ROLES as readonly string[]).includes(name);

/**
 * The roles that may hold a template: those allowed to hold each of its permissions, or all where no role may. For a
 * role, the role alone.
 */
export const holdersOf = ({ name, permissions }: StaffRole): readonly Role[] => {
  if (isRole(name)) return [name];
  const granted = Object.values(permissions);
  const allowed = ROLES.filter((role) => granted.every(({ allowedRoles }) => allowedRoles.includes(role)));
  return allowed.length > 0 ? allowed : ROLES;
};

/** The role or template of a view; `operator` and `partnerId` only for roles that belong to one. */
type View = {
  held: StaffRole;
  role: Role;
  operator?: { value: string; label: string; parentOpId: string | null } | undefined;
  partnerId?: string | undefined;
};

/**
 * The session of a view: the super admin's own identity, language and time zone, with the role and permissions of the
 * view.
 */
export const sessionOf = (own: Session, { held, role, operator, partnerId }: View): Session & { viewedAs: string } => ({
  ...own,
  roles: [role],
  permissions: new Set(Object.keys(held.permissions)),
  opId: operator?.value ?? null,
  parentOpId: operator?.parentOpId ?? null,
  partnerId: partnerId ?? null,
  viewedAs: [
    held.name === role ? roleWords(role) : `${held.name} (${roleWords(role)})`,
    operator && `of ${operator.label}`,
  ]
    .filter(Boolean)
    .join(" "),
});
