import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

/** A Front Door domain that an endpoint serves, or that none serves yet. */
export const frontDoorDomain = (db: Db, served = false) =>
  firstOf(db.developer.frontDoor, ({ endpointName }) => (endpointName !== null) === served);

/** The Front Door profile for new domains, or another one. */
export const afdProfile = (db: Db, isDefault = false) =>
  firstOf(db.domains.profiles, (row) => row.isDefault === isDefault);
