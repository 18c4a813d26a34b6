import type { components } from "@backoffice/api-client/contract";
import type { PermissionKey } from "./permission-key.ts";
import { permissionsOf, type Role } from "./permissions-of.ts";

type User = Omit<components["schemas"]["SessionUser"], "permissions">;

/** An account to sign in as; `title` describes it in the list of accounts. */
export type Account = {
  id: string;
  title: string;
  role: Role;
  nickname: string | null;
  email: string;
  /** The user as `getSession` answers it, without the permissions. */
  user: User;
  permissions: readonly PermissionKey[];
  blocked: boolean;
};

type Special = Partial<Omit<User, "user_id" | "roles">> & { email: string; blocked?: boolean };

const account = (id: string, title: string, role: Role, { blocked = false, ...special }: Special): Account => {
  const user: User = {
    user_id: `auth0|${id}`,
    nickname: null,
    timezone: null,
    language: "en",
    roles: [role],
    op: null,
    parentOpId: null,
    partnerId: null,
    ...special,
  };
  return {
    id,
    title,
    role,
    nickname: user.nickname,
    email: user.email,
    user,
    permissions: permissionsOf[role],
    blocked,
  };
};

/** An account for each role, one of a brand, and a blocked one. */
export const accounts: readonly Account[] = [
  account("super-admin", "Super admin", "SUPER_ADMIN", {
    nickname: "Mara",
    email: "mara.lindqvist@example.com",
    timezone: "Europe/Stockholm",
  }),
  account("admin", "Admin", "ADMIN", {
    nickname: "Jonas",
    email: "jonas.weber@example.com",
    timezone: "Europe/Berlin",
    language: "de",
  }),
  account("dev-ops", "DevOps, no rights", "DEV_OPS", { email: "ops@example.com", language: null }),
  account("operator-admin", "Operator admin of Nordlys", "OPERATOR_ADMIN", {
    nickname: "Aylin",
    email: "aylin.demir@example.com",
    timezone: "Asia/Tehran",
    op: "op-nordlys",
  }),
  account("operator-manager", "Operator manager of Nordlys", "OPERATOR_MANAGER", {
    nickname: "Priya",
    email: "priya.mehta@example.com",
    timezone: "Asia/Kolkata",
    op: "op-nordlys",
  }),
  account("partner", "Partner of Nordlys", "PARTNER", {
    nickname: "Tomás",
    email: "tomas.romero@example.com",
    timezone: "America/Sao_Paulo",
    language: "pt",
    op: "op-nordlys",
    partnerId: "pt-4711",
  }),
  account("brand-admin", "Brand admin of Polaris", "OPERATOR_ADMIN", {
    nickname: "Kenji",
    email: "kenji.tanaka@example.com",
    timezone: "Asia/Tokyo",
    language: "ja",
    op: "br-polaris",
    parentOpId: "op-nordlys",
  }),
  account("blocked", "Blocked user", "OPERATOR_MANAGER", {
    nickname: "Ruben",
    email: "ruben.costa@example.com",
    timezone: "America/New_York",
    op: "op-nordlys",
    blocked: true,
  }),
];

/** The account with this id, else the first account with this role. */
export const accountOf = (idOrRole: string | null | undefined): Account | undefined =>
  accounts.find((it) => it.id === idOrRole) ?? accounts.find((it) => it.role === idOrRole);
