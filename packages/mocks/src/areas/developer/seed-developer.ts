import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { AppServiceRow, DevDnsRow, DeveloperTables, FrontDoorRow } from "./developer-tables.ts";

const DAY = 86_400;
const HEX = "0123456789abcdef";
const APPS = ["player-api", "backoffice-api", "wallet", "games-gateway", "sports-feed", "jobs", "affiliates", "cms"];
const LABELS = ["www", "api", "cdn", "static", "mail", "status", "help", "auth", "img", "m01"];

const seedDnsRecords = (world: World): Map<string, DevDnsRow> => {
  const random = randomOf(world, "dev-dns");
  const places = [...world.operators.keys()];
  const taken = new Set<string>();
  const rows = new Map<string, DevDnsRow>();
  const count = Math.min(rowsOf(world, 160), places.length * LABELS.length);
  for (let index = 0; rows.size < count; index++) {
    const opId = places[index % places.length]!;
    const name = `${LABELS[Math.floor(index / places.length)]!}-${opId.slice(3)}`.slice(0, 25);
    if (taken.has(name)) continue;
    taken.add(name);
    const cname = random.chance(0.7);
    const created = random.int(300 * DAY);
    const id = random.text(16, HEX);
    rows.set(id, {
      id,
      name,
      type: cname ? "CNAME" : "TXT",
      content: cname ? `edge${1 + random.int(4)}.azurefd.example` : `token=${random.text(16, HEX)}`,
      proxied: cname && random.chance(0.6),
      opId,
      created_on: ago(world, created),
      modified_on: ago(world, random.int(created + 1)),
    });
  }
  return rows;
};

const seedFrontDoor = (world: World): Map<string, FrontDoorRow> => {
  const random = randomOf(world, "front-door");
  const rows = new Map<string, FrontDoorRow>();
  for (const [index, place] of [...world.operators.values()].slice(0, Math.max(4, rowsOf(world, 60))).entries()) {
    const target = index % 3 === 2 ? "backoffice" : "player";
    const label = target === "player" ? "play" : "bo";
    const approved = index === 0 || (index !== 1 && random.chance(0.8));
    const id = `fd-${random.text(8, HEX)}`;
    rows.set(id, {
      id,
      name: `${label}-${place.opId.slice(3)}`,
      hostName: `${label}.${place.opId.slice(3)}.example`,
      target,
      endpointName: approved ? `${target === "player" ? "ppf" : "bo"}-${1 + random.int(4)}` : null,
      provisioningState: approved ? "Succeeded" : "Creating",
      domainValidationState: approved ? "Approved" : random.pick(["Pending", "TimedOut"] as const),
      validationProperties: {
        validationToken: `_${random.text(31, `${HEX}ghijklmnopqrstuvwxyz`)}`,
        expirationDate: approved ? null : ago(world, -7 * DAY),
      },
      createdAt: ago(world, random.int(250 * DAY)),
    });
  }
  return rows;
};

const seedAppServices = (world: World): Map<string, AppServiceRow> => {
  const random = randomOf(world, "app-services");
  const rows = APPS.flatMap((app) =>
    (["PROD", "PREPROD", "STAGE"] as const).map((environment): AppServiceRow => {
      const stage = environment.toLowerCase();
      return {
        appName: `app-${app}-${stage}`,
        resourceGroupName: `rg-${stage}-north`,
        appState: environment !== "PROD" && random.chance(0.25) ? "STOPPED" : "RUNNING",
        environment,
        location: "North Europe",
        hostName: `app-${app}-${stage}.azurewebsites.example`,
        updatedAt: ago(world, random.int(20 * DAY)),
      };
    }),
  );
  return new Map(rows.map((row) => [row.appName, row]));
};

/** The tables of the developer page: DNS records, Front Door domains, app services. */
export const seedDeveloper = (world: World): DeveloperTables => {
  const isEmpty = world.sizes.scale === 0;
  return {
    dnsRecords: isEmpty ? new Map() : seedDnsRecords(world),
    frontDoor: isEmpty ? new Map() : seedFrontDoor(world),
    frontDoorBeingSetUp: new Map(),
    appServices: isEmpty ? new Map() : seedAppServices(world),
  };
};
