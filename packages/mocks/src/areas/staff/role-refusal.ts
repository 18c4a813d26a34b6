import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { isPlatform, type Role } from "../../session/permissions-of.ts";

/** Roles that only some accounts may give, by the way of giving (shell §6, content §6). */
const RESERVED = {
  create: { roles: ["SUPER_ADMIN", "ADMIN", "DEV_OPS"], givers: ["SUPER_ADMIN", "ADMIN"] },
  change: { roles: ["SUPER_ADMIN", "ADMIN", "DEV_OPS"], givers: ["SUPER_ADMIN"] },
  migrate: { roles: ["SUPER_ADMIN", "ADMIN"], givers: ["SUPER_ADMIN"] },
} as const satisfies Record<string, { roles: readonly Role[]; givers: readonly Role[] }>;

/** Refuses a role that the account may not give. */
export const checkRole = (account: Account, role: Role, way: keyof typeof RESERVED): void => {
  const { roles, givers } = RESERVED[way];
  if ((roles as readonly Role[]).includes(role) && !(givers as readonly Role[]).includes(account.role))
    throw new Refusal(403, `You cannot assign the role ${role}.`);
};

/**
 * Refuses to change some members of staff: only super admins change super admins, and nobody themselves.
 */
export const checkTarget = (
  account: Account,
  { user_id, app_metadata: { roles } }: { user_id: string; app_metadata: { roles: readonly Role[] } },
  what: string,
): void => {
  if (user_id === account.user.user_id) throw new Refusal(400, `You cannot ${what} yourself.`);
  const role = roles[0] ?? "OPERATOR_MANAGER";
  if (role === "SUPER_ADMIN" && account.role !== "SUPER_ADMIN")
    throw new Refusal(403, `Only super admins can ${what} a super admin.`);
  if (isPlatform(role) && !isPlatform(account.role))
    throw new Refusal(403, `Only platform staff can ${what} platform staff.`);
};
