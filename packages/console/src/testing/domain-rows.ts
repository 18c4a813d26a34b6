import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

const isUsed = (rows: Iterable<{ cfAccountCode: string }>, code: string) =>
  [...rows].some(({ cfAccountCode }) => cfAccountCode === code);

/** An account of Nordlys that holds no domain, or some. */
export const cfAccount = (db: Db, used = false) =>
  firstOf(
    db.domains.accounts,
    ({ opId, cfAccountCode }) => opId === "op-nordlys" && isUsed(db.domains.domains.values(), cfAccountCode) === used,
  );

/** An account of Nordlys that holds no hostname, or some. */
export const cfAccountV3 = (db: Db, used = false) =>
  firstOf(
    db.hostnames.accounts,
    ({ opId, cfAccountCode }) =>
      opId === "op-nordlys" && isUsed(db.hostnames.hostnames.values(), cfAccountCode) === used,
  );
