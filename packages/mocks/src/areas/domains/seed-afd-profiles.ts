import { ago, randomOf, type World } from "../../db/world.ts";
import type { AfdProfileRow } from "./domains-tables.ts";

const PROFILES = [
  ["north", "North", "Player sites of the northern markets", "prod"],
  ["south", "South", "Player sites of the southern markets", "prod"],
  ["asia", "Asia", "Player sites of the Asian markets", "prod"],
  ["stage", "Stage", "Staging sites", "stage"],
] as const;

/** Azure Front Door profiles; the first one is the default. */
export const seedAfdProfiles = (world: World): Map<string, AfdProfileRow> => {
  const random = randomOf(world, "afd-profiles");
  const rows = PROFILES.map(([name, title, description, stage], index): AfdProfileRow => ({
    resourceGroup: `rg-edge-${name}`,
    afdProfileName: name === stage ? `afd-${stage}` : `afd-${stage}-${name}`,
    isDefault: index === 0,
    title,
    description,
    note: index === 1 ? "Azure allows 500 domains per profile." : null,
    extraData: index === 0 ? { tier: "Premium" } : null,
    managedIdentityClientId: random.uuid(),
    endpointNamePrefix: stage === "prod" ? "ppf-" : "stg-",
    ppfRouteNamePrefix: "route-",
    createdAt: ago(world, (250 + random.int(200)) * 86_400),
    updatedAt: ago(world, random.int(90 * 86_400)),
  }));
  return new Map(rows.map((row) => [row.afdProfileName, row]));
};
