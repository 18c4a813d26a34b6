import type { Account } from "./accounts.ts";

/** Whether the account is a super admin or an admin. */
export const isAdmin = ({ role }: Account): boolean => role === "SUPER_ADMIN" || role === "ADMIN";
