import type { Db } from "../../db/db.ts";
import { every, PAGE, SMALL, type Reads, type Writes } from "./cases.ts";

const OP = "op-nordlys";
const NOBODY = "nobody";

const dnsRecord = ({ developer }: Db) => [...developer.dnsRecords.values()][0]!;
const unserved = ({ developer }: Db) => [...developer.frontDoor.values()].find((it) => it.endpointName === null)!;

/** DNS records, front-door domains, app services. */
export const developerReads = (db: Db) => {
  const { developer } = db;
  return {
    listDnsRecords: [{ body: PAGE }, { body: { ...SMALL, type: "CNAME", proxied: true, search: "w", sortBy: "name" } }],
    showDnsRecord: [...every(developer.dnsRecords.keys(), 30), NOBODY].map((id) => ({ body: { id } })),
    listFrontDoorDomains: [
      { body: PAGE },
      { body: { ...PAGE, target: "player", domainValidationState: "Approved", search: "play", sortBy: "hostName" } },
    ],
    showFrontDoorDomain: [unserved(db)?.id ?? NOBODY, ...every(developer.frontDoor.keys(), 20)].map((id) => ({
      body: { id },
    })),
    showFrontDoorEndpoint: [unserved(db)?.id ?? NOBODY, ...every(developer.frontDoor.keys(), 20)].map((domainId) => ({
      query: { domainId },
    })),
    listAppServices: [
      { body: PAGE },
      { body: { ...PAGE, appState: "RUNNING", environment: "PROD", search: "api", sortBy: "appName" } },
    ],
    showAppServiceMonitor: [
      ...[...developer.appServices.values()].map(({ appName, resourceGroupName }) => ({
        query: { appName, resourceGroupName },
      })),
      { query: { appName: NOBODY, resourceGroupName: NOBODY } },
    ],
  } satisfies Reads;
};

export const developerWrites = {
  createDnsRecord: () => ({
    query: { opId: OP },
    body: { type: "CNAME", name: "effect", content: "edge.nordlys.example" },
  }),
  updateDnsRecord: (db) => {
    const { opId, id, name } = dnsRecord(db);
    return { query: { opId }, body: { id, type: "TXT", name, content: "effect" } };
  },
  deleteDnsRecord: (db) => ({ query: { id: dnsRecord(db).id } }),
  createFrontDoorDomain: () => ({ body: { domain: "effect.example", target: "player" } }),
  deleteFrontDoorDomain: (db) => ({ query: { name: unserved(db).name, targetId: unserved(db).id } }),
} satisfies Writes;
