import type { Db } from "../db/db.ts";

/** All tables as one text, to compare two back ends by. */
export const bytes = (db: Db): string =>
  JSON.stringify(db, (_, it: unknown) => (it instanceof Map ? [...(it as Map<string, unknown>)] : it));
