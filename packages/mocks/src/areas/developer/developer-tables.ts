import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

export type DevDnsRow = Schemas["DevDnsRecord"];
export type FrontDoorRow = Schemas["FrontDoorDomain"];
export type AppServiceRow = Schemas["AppService"];

export type DeveloperTables = {
  /** By id. */
  dnsRecords: Map<string, DevDnsRow>;
  /** By id. */
  frontDoor: Map<string, FrontDoorRow>;
  /** When a front-door domain that is still being set up was created, in milliseconds since 1970, by id. */
  frontDoorBeingSetUp: Map<string, number>;
  /** By appName. */
  appServices: Map<string, AppServiceRow>;
};
