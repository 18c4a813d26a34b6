import type { Account } from "./accounts.ts";

/** Whether the account is one of the "Admins": super admin or admin. */
export const isAdmin = ({ role }: Account): boolean => role === "SUPER_ADMIN" || role === "ADMIN";
