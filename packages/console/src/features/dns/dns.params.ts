import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

/** Whose records at Cloudflare. */
type OfDomain = Pick<Schemas["Domain"], "opId" | "domainName">;

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** The record's id. */
    "dns-record-edit": { dnsRecord: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "create-dns-record": Adds;
    "add-dns-record-v2": { domain: OfDomain };
    "add-dns-record-v3": { hostname: Pick<Schemas["Hostname"], "opId" | "hostname" | "partnerId"> };
    /** A record of a domain; without one, of the developers' zone. */
    "delete-dns-record-v2":
      | { record: Schemas["CfDnsRecord"]; domain: OfDomain }
      | { record: Schemas["DevDnsRecord"]; domain?: undefined };
  }
}
