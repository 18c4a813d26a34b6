import { permissionsOf, type Role } from "../../session/permissions-of.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { PermissionRow, RoleTableRow } from "./staff-tables.ts";

const ROLES = Object.keys(permissionsOf) as Role[];

const TEMPLATES: readonly { name: string; from: Role; only: RegExp }[] = [
  { name: "Support desk", from: "OPERATOR_MANAGER", only: /player|support/ },
  { name: "Payments desk", from: "OPERATOR_ADMIN", only: /bank|deposit|withdraw|transaction|payment/ },
  { name: "Content editor", from: "OPERATOR_ADMIN", only: /cms|page|banner|media|translation|notif/ },
  { name: "Auditor", from: "OPERATOR_ADMIN", only: /^view_/ },
  { name: "Risk team", from: "OPERATOR_ADMIN", only: /player|kyc|bet|activit/ },
  { name: "Bonus team", from: "OPERATOR_ADMIN", only: /bonus|tournament|freebet|player/ },
  { name: "Games team", from: "OPERATOR_ADMIN", only: /game|provider/ },
  { name: "Trainee", from: "OPERATOR_MANAGER", only: /^view_/ },
];

const VERBS: Record<string, string> = {
  view: "Sees",
  edit: "Adds and changes",
  delete: "Deletes",
  create: "Adds",
  approve: "Approves",
  redo: "Decides again on",
};

/** The description of a permission: "Approves and rejects kyc" for `approve_reject_kyc`. */
const descOf = (key: string): string => {
  const [verb = "", ...rest] = key.replace("approve_reject", "approve").split("_");
  const what = rest.join(" ").replace("kyc", "KYC");
  if (key.startsWith("approve_reject")) return `Approves and rejects ${what}`;
  const known = VERBS[verb];
  return known && what ? `${known} ${what}` : `May use: ${key.replaceAll("_", " ")}`;
};

const tagsOf = (key: string): string => {
  const [verb = "", ...rest] = key.split("_");
  return [
    ...new Set([rest.filter((it) => it !== "reject").join(" ") || verb, verb === "view" ? "read" : "write"]),
  ].join(", ");
};

/** A permission for each key that any role holds. */
export const seedPermissions = (world: World): Map<string, PermissionRow> => {
  const random = randomOf(world, "permissions");
  const rows = permissionsOf.SUPER_ADMIN.map((name): PermissionRow => {
    const holders = ROLES.filter((role) => (permissionsOf[role] as readonly string[]).includes(name));
    return {
      _id: random.text(24, "0123456789abcdef"),
      name,
      desc: descOf(name),
      tags: tagsOf(name),
      allowedRoles: holders,
      requiredMenuItems: name.includes("bank_account")
        ? "/withdraw/bank-accounts"
        : name.includes("bank")
          ? "/withdraw/bank-list"
          : "",
    };
  });
  return new Map(rows.map((row) => [row._id, row]));
};

/** The six built-in roles, and templates of operators. */
export const seedRoles = (world: World): Map<string, RoleTableRow> => {
  const random = randomOf(world, "roles");
  const builtIn = ROLES.map((name): RoleTableRow => ({
    _id: `rol-${name.toLowerCase().replaceAll("_", "-")}`,
    name,
    isBuiltIn: true,
    opId: null,
    keys: permissionsOf[name],
    updatedAt: ago(world, 86_400 * 10 + random.int(86_400 * 80)),
    updatedBy: random.chance(0.8) ? "Mara" : null,
  }));
  const places = [...world.operators.values()].filter((it) => it.parentOpId === null);
  const templates = TEMPLATES.slice(0, rowsOf(world, TEMPLATES.length)).map(
    ({ name, from, only }, index): RoleTableRow => ({
      _id: `rol-${name.toLowerCase().replaceAll(" ", "-")}`,
      name,
      isBuiltIn: false,
      opId: index % 2 === 0 ? (places[0]?.opId ?? null) : random.pick(places).opId,
      keys: permissionsOf[from].filter((key) => only.test(key)),
      updatedAt: ago(world, random.int(86_400 * 60)),
      updatedBy: random.pick(["Mara", "Aylin", "Jonas"]),
    }),
  );
  return new Map([...builtIn, ...templates].map((row) => [row._id, row]));
};
