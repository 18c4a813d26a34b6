import type { Db } from "../db/db.ts";

/** All tables as JSON, to compare two back ends. */
export const bytes = (db: Db): string =>
  JSON.stringify(db, (_, it: unknown) => (it instanceof Map ? [...(it as Map<string, unknown>)] : it));
