import type { Db } from "../db/db.ts";

/** The permission keys that a role has today. */
export const keysOfRole = (db: Db, role: string): string[] => [
  ...([...db.staff.roles.values()].find((it) => it.name === role)?.keys ?? []),
];
