import type { components } from "@backoffice/api-client";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];

/** Domain of the records at Cloudflare. */
type OfDomain = Pick<Schemas["Domain"], "opId" | "domainName">;

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /** ID of the record. */
    "dns-record-edit": { dnsRecord: string };
  }
  interface DialogParams {
    "create-dns-record": Adds;
    "add-dns-record-v2": { domain: OfDomain };
    "add-dns-record-v3": { hostname: Pick<Schemas["Hostname"], "opId" | "hostname" | "partnerId"> };
    /** A record of a domain; without a domain, of the developer zone. */
    "delete-dns-record-v2":
      | { record: Schemas["CfDnsRecord"]; domain: OfDomain }
      | { record: Schemas["DevDnsRecord"]; domain?: undefined };
  }
}

const EDIT_DNS = { permission: "edit_dns_records" } as const;

/** DNS records of the developer zone, of domains and of hostnames. */
export const dns = defineModule({
  pages: [],
  panels: definePanels("view_dns_records", () => import("./dns.panels.ts"), {
    "dns-record-edit": { title: "DNS record", params: ["dnsRecord"], edits: true },
    "create-dns-record": {
      title: "Create DNS Record",
      ...EDIT_DNS,
      creates: { label: "New DNS record", ...EDIT_DNS },
    },
    "add-dns-record-v2": {
      title: "Add DNS Record",
      permission: "edit_domains",
      about: ({ domain }) => [domain.domainName],
    },
    "add-dns-record-v3": {
      title: "Add DNS Record",
      permission: "edit_hostnames",
      about: ({ hostname }) => [hostname.hostname],
    },
    // Users who may edit developer records may edit those of domains; the button requires the permission of its call.
    "delete-dns-record-v2": { title: "Delete DNS record", permission: "edit_domains" },
  }),
});
