import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

type Subject = { id: string; title: string };

/** Logs a change of the status of a record, from inactive to active. */
export const logStatusChange = (db: Db, subject: Subject, message: string): void => {
  const some = firstOf(db.activities.staff, () => true);
  const logMeta = { before: { status: "INACTIVE" }, after: { status: "ACTIVE" } };
  const uuid = "5f0c3c5e-9a58-4b57-8f39-2c1d2c6c7a01";
  const timestamp = some.timestamp;
  db.activities.staff.set(uuid, {
    ...some,
    uuid,
    timestamp,
    opId: "op-nordlys",
    type: "BANK",
    message,
    subject,
    logMeta,
  });
};
