import type { components } from "@backoffice/api-client/contract";
import type { Random } from "../../db/random.ts";

type CfDnsRecord = components["schemas"]["CfDnsRecord"];

const HEX = "0123456789abcdef";
const NAMES = ["amber", "otto", "vera", "hugo", "ines", "karl", "lena", "milo", "nora", "theo"];

/** Cloudflare's id of an account, a zone or a record. */
export const cfId = (random: Random): string => random.text(32, HEX);

export const cfKey = (random: Random): string => `v1.0-${random.text(24, HEX)}`;

/** The pair of name servers of a new zone. */
export const cfNameServers = (random: Random): string[] => {
  const first = random.int(NAMES.length);
  const second = (first + 1 + random.int(NAMES.length - 1)) % NAMES.length;
  return [NAMES[first]!, NAMES[second]!].toSorted().map((name) => `${name}.ns.cloudflare.example`);
};

export const cfRecord = (
  random: Random,
  at: string,
  record: Pick<CfDnsRecord, "name" | "type" | "content" | "proxied">,
): CfDnsRecord => ({ id: cfId(random), ...record, created_on: at, modified_on: at });

/** The records that Front Door needs for a domain: the validation token and the CNAME of its endpoint. */
export const frontDoorRecords = (random: Random, at: string, domain: string, endpoint: string): CfDnsRecord[] => [
  cfRecord(random, at, {
    name: `_dnsauth.${domain}`,
    type: "TXT",
    content: `_${random.text(31, `${HEX}ghijklmnopqrstuvwxyz`)}`,
    proxied: false,
  }),
  cfRecord(random, at, { name: domain, type: "CNAME", content: `${endpoint}.azurefd.example`, proxied: true }),
];

/** The records with which Cloudflare validates a custom hostname and issues its certificate. */
export const hostnameRecords = (random: Random, at: string, hostname: string, zone: string): CfDnsRecord[] => [
  cfRecord(random, at, {
    name: `_acme-challenge.${hostname}`,
    type: "TXT",
    content: random.text(43, HEX),
    proxied: false,
  }),
  cfRecord(random, at, {
    name: `_cf-custom-hostname.${hostname}`,
    type: "TXT",
    content: random.uuid(),
    proxied: false,
  }),
  cfRecord(random, at, { name: hostname, type: "CNAME", content: `proxy.${zone}`, proxied: false }),
];
