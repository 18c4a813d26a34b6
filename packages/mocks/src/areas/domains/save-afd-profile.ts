import type { components } from "@backoffice/api-client/contract";
import type { Clock } from "../../db/times/clock.ts";
import type { Db } from "../../db/db.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { AfdProfileRow } from "./domains-tables.ts";

type Schemas = components["schemas"];

/** Stores the profile; a new default replaces the old one. */
const store = ({ domains: { profiles } }: Db, row: AfdProfileRow): AfdProfileRow => {
  if (row.isDefault)
    for (const it of profiles.values()) if (it.isDefault) profiles.set(it.afdProfileName, { ...it, isDefault: false });
  profiles.set(row.afdProfileName, row);
  return row;
};

/** Adds a Front Door profile; the first one is the default. */
export const createAfdProfile = (db: Db, clock: Clock, draft: Schemas["NewAfdProfile"]): AfdProfileRow => {
  const { resourceGroup, afdProfileName, title, managedIdentityClientId } = draft;
  const { description = null, note = null, extraData = null, isDefault = false } = draft;
  const { endpointNamePrefix = null, ppfRouteNamePrefix = null } = draft;
  if (db.domains.profiles.has(afdProfileName))
    throw Refusal.ofFields({ afdProfileName: `There is an AFD profile ${afdProfileName} already.` });
  const at = new Date(clock.now()).toISOString();
  return store(db, {
    resourceGroup,
    afdProfileName,
    title,
    managedIdentityClientId,
    description,
    note,
    extraData,
    endpointNamePrefix,
    ppfRouteNamePrefix,
    isDefault: isDefault || db.domains.profiles.size === 0,
    createdAt: at,
    updatedAt: at,
  });
};

/** Changes a Front Door profile: absent fields stay; name and resource group cannot change. */
export const updateAfdProfile = (db: Db, clock: Clock, change: Schemas["AfdProfileChange"]): AfdProfileRow => {
  const row = existing(db.domains.profiles.get(change.afdProfileName), "This AFD profile does not exist.");
  if (change.resourceGroup !== undefined && change.resourceGroup !== row.resourceGroup)
    throw Refusal.ofFields({ resourceGroup: "The resource group of a profile cannot change." });
  if (row.isDefault && change.isDefault === false)
    throw Refusal.ofFields({ isDefault: "Make another profile the default instead." });
  const { title, managedIdentityClientId = row.managedIdentityClientId, isDefault = row.isDefault } = change;
  const { description = row.description, note = row.note, extraData = row.extraData } = change;
  const { endpointNamePrefix = row.endpointNamePrefix, ppfRouteNamePrefix = row.ppfRouteNamePrefix } = change;
  return store(db, {
    ...row,
    title,
    managedIdentityClientId,
    isDefault,
    description,
    note,
    extraData,
    endpointNamePrefix,
    ppfRouteNamePrefix,
    updatedAt: new Date(clock.now()).toISOString(),
  });
};
