import { accounts } from "../../session/accounts.ts";
import { permissionsOf, type Role } from "../../session/permissions-of.ts";
import { FIRST_NAMES, LAST_NAMES } from "../../db/words/people.ts";
import { seedPermissions, seedRoles } from "./seed-roles.ts";
import { partnersWithUser } from "../partners/seed-partners.ts";
import { slug } from "../../db/words/slug.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { OperatorRow } from "../operators/operator-row.ts";
import type { StaffTableRow, StaffTables } from "./staff-tables.ts";

const DAY = 86_400;
/** Number of members of staff at scale 1, in addition to the accounts to sign in as. */
const OTHERS = 112;
/** Roles, repeated by frequency. */
const OFTEN: readonly Role[] = [
  ...Array<Role>(10).fill("OPERATOR_MANAGER"),
  ...Array<Role>(6).fill("OPERATOR_ADMIN"),
  ...Array<Role>(3).fill("PARTNER"),
  "ADMIN",
  "DEV_OPS",
];
const ZONES = ["Europe/Stockholm", "Europe/Berlin", "Europe/Istanbul", "Asia/Kolkata", "America/Sao_Paulo", "UTC"];

/** Letters without diacritics, for user names. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .replaceAll("ı", "i");

/** The fields of `app_metadata` that describe the operator. */
export const operatorMetadata = (operator: OperatorRow | undefined) => ({
  opId: operator?.opId ?? null,
  opTitle: operator ? (operator.title ?? operator.opId) : null,
  parentOpId: operator?.parentOpId ?? null,
});

const seedUsers = (world: World): Map<string, StaffTableRow> => {
  const random = randomOf(world, "staff");
  const places = [...world.operators.values()];
  const users = new Map<string, StaffTableRow>();
  for (const { user, role, blocked } of accounts)
    users.set(user.user_id, {
      user_id: user.user_id,
      email: user.email,
      blocked,
      created_at: ago(world, random.int(DAY) + DAY * (200 + random.int(400))),
      last_login: ago(world, 600 + random.int(2 * DAY)),
      logins_count: 40 + random.int(900),
      app_metadata: {
        nickname: user.nickname,
        userCode: user.partnerId ? `${user.op}-${user.partnerId}` : (user.nickname?.slice(0, 3).toUpperCase() ?? null),
        roles: [role],
        ...operatorMetadata(world.operators.get(user.op ?? "")),
        partnerId: user.partnerId,
        isHidden: false,
        language: user.language,
        timezone: user.timezone,
        playerSubInfoType: "username",
        roundReportNumbers: false,
      },
      permissions: [...permissionsOf[role]],
      permissionsRefreshedAt: ago(world, DAY * (1 + random.int(20))),
      createdBy: null,
    });
  const emails = new Set([...users.values()].map((it) => it.email));
  // The first partner has an account to sign in as.
  const [, ...partners] = partnersWithUser(world);
  const add = (left: number, picked: Role) => {
    const partner = picked === "PARTNER" ? partners.shift() : undefined;
    const role = picked === "PARTNER" && !partner ? "OPERATOR_MANAGER" : picked;
    const isOfPlatform = role === "ADMIN" || role === "DEV_OPS";
    const place = isOfPlatform ? undefined : random.pick(random.chance(0.25) ? places.slice(0, 3) : places);
    const operator = partner ? world.operators.get(partner.opId) : place;
    const first = plain(random.pick(FIRST_NAMES));
    const last = plain(random.pick(LAST_NAMES));
    const name = `${slug(first)}.${slug(last)}`;
    const email = emails.has(`${name}@example.com`) ? `${name}${left}@example.com` : `${name}@example.com`;
    emails.add(email);
    const partnerId = partner?.partnerId ?? null;
    const created = random.int(DAY) + DAY * (5 + random.int(700));
    const hasComeBack = random.chance(0.93);
    const user_id = `auth0|${random.text(24, "0123456789abcdef")}`;
    users.set(user_id, {
      user_id,
      email,
      blocked: random.chance(0.06),
      created_at: ago(world, created),
      last_login: hasComeBack ? ago(world, random.int(Math.min(created, 40 * DAY))) : null,
      logins_count: hasComeBack ? 1 + random.int(600) : 0,
      app_metadata: {
        nickname: random.chance(0.95) ? first : null,
        userCode: partnerId
          ? `${operator!.opId}-${partnerId}`
          : `${last.slice(0, 3).toUpperCase()}${String(left).padStart(3, "0")}`,
        roles: [role],
        ...operatorMetadata(operator),
        partnerId,
        isHidden: random.chance(0.05),
        language: random.chance(0.7) ? "en" : random.pick(operator?.allowedLangs ?? ["en", "de"]),
        timezone: random.chance(0.9) ? random.pick(ZONES) : null,
        playerSubInfoType: random.pick(["username", "username", "email"] as const),
        roundReportNumbers: random.chance(0.3),
      },
      permissions: [...permissionsOf[role]],
      permissionsRefreshedAt: random.chance(0.6) ? ago(world, random.int(Math.min(created, 60 * DAY))) : null,
      createdBy: random.pick(["Mara", "Jonas", "Aylin"]),
    });
  };
  const others = rowsOf(world, OTHERS);
  for (let left = others; left > 0; left--) add(left, random.pick(OFTEN));
  for (let more = others + 1; partners.length > 0; more++) add(more, "PARTNER");
  return users;
};

/** Platform and operator staff with roles and permissions; accounts to sign in as are always included. */
export const seedStaff = (world: World): StaffTables => ({
  users: seedUsers(world),
  roles: seedRoles(world),
  permissions: seedPermissions(world),
});
