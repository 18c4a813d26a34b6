import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

export type CfAccountV3Row = Schemas["CfAccountV3Details"];

/** The number of hostnames is counted when a zone is read. */
export type SaasZoneRow = Omit<Schemas["SaasZoneDetails"], "hostnameCount">;

export type HostnameRow = Schemas["HostnameDetails"];

export type HostnamesTables = {
  /** By cfAccountCode. */
  accounts: Map<string, CfAccountV3Row>;
  /** By zoneId. */
  zones: Map<string, SaasZoneRow>;
  /** By hostname. */
  hostnames: Map<string, HostnameRow>;
};
