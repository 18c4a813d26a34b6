import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

/** An address at the sign-in service. */
export const signInDomain = (db: Db) => firstOf(db.signIn.domains, ({ type }) => type === "Callback");

/** An organization there without members, or with some. */
export const organization = (db: Db, hasMembers = false) =>
  firstOf(db.signIn.organizations, ({ memberCount }) => memberCount > 0 === hasMembers);
