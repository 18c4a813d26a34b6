import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

/** A domain of front door that an endpoint serves, or none does yet. */
export const frontDoorDomain = (db: Db, served = false) =>
  firstOf(db.developer.frontDoor, ({ endpointName }) => (endpointName !== null) === served);

/** The front-door profile that new domains take, or another one. */
export const afdProfile = (db: Db, isDefault = false) =>
  firstOf(db.domains.profiles, (row) => row.isDefault === isDefault);
