import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

/** A callback domain of the sign-in service. */
export const signInDomain = (db: Db) => firstOf(db.signIn.domains, ({ type }) => type === "Callback");

/** An organization of the sign-in service, without or with members. */
export const organization = (db: Db, hasMembers = false) =>
  firstOf(db.signIn.organizations, ({ memberCount }) => memberCount > 0 === hasMembers);
