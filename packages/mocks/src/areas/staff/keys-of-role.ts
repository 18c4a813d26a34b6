import type { Db } from "../../db/db.ts";

/** The permission keys of a role. */
export const keysOfRole = (db: Db, role: string): string[] => [
  ...([...db.staff.roles.values()].find((it) => it.name === role)?.keys ?? []),
];
