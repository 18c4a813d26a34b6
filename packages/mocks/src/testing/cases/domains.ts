import type { Db } from "../../db/db.ts";
import { omit } from "../../request/omit.ts";
import { every, PAGE, SMALL, type Reads, type Writes } from "./cases.ts";

const OP = "op-nordlys";
const NOBODY = "nobody";

/** A domain that can be deleted or made primary. */
const freeDomain = ({ domains }: Db) =>
  [...domains.domains.values()].find((it) => !it.isPrimary && !it.isLocked && it.cfZoneStatus === "active")!;
const domainWithRecords = ({ domains }: Db) => [...domains.domains.values()].find((it) => it.dnsRecords.length > 0)!;
const account = ({ domains }: Db, unused = false) =>
  [...domains.accounts.values()].find(
    (it) => !unused || ![...domains.domains.values()].some((one) => one.cfAccountCode === it.cfAccountCode),
  )!;
const accountV3 = ({ hostnames }: Db, unused = false) =>
  [...hostnames.accounts.values()].find(
    (it) => !unused || ![...hostnames.hostnames.values()].some((one) => one.cfAccountCode === it.cfAccountCode),
  )!;
const spareZone = ({ hostnames }: Db) => [...hostnames.zones.values()].find((it) => !it.default)!;
const hostname = ({ hostnames }: Db) => [...hostnames.hostnames.values()].find((it) => it.opId === OP)!;
const unread = ({ hostnames }: Db) => [...hostnames.hostnames.values()].find((it) => it.dnsRecords.length === 0)!;

/** Domains, Cloudflare accounts, Front Door profiles, SaaS zones, hostnames. */
export const domainsReads = (db: Db) => {
  const { domains, hostnames } = db;
  return {
    listDomains: [
      {},
      { query: { opId: "*", page: 0, limit: 0 } },
      { query: { opId: OP, page: 1, limit: 2, includeBrands: true, sortByName: "createdAt", sortByOrder: "desc" } },
      { query: { domain: "play", isPrimary: false, cfZoneStatus: "active", afdRoutesAssociated: true } },
      { query: { opId: OP, domainName: NOBODY } },
      { query: { domainName: NOBODY } },
      ...every(domains.domains.values(), 30).map(({ opId, domainName }) => ({
        query: { opId, domainName, isForceFetch: true },
      })),
    ],
    listCfTokens: [{ query: { opId: OP } }, { query: { opId: "br-polaris" } }],
    listCfAccountChoices: [{}, { query: { opId: "br-polaris" } }],
    listCfAccounts: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, search: "main", sortBy: "title", sortDirection: "desc" } },
    ],
    showCfAccount: [...domains.accounts.keys(), NOBODY].map((cfAccountCode) => ({ body: { cfAccountCode } })),
    listCfAccountsV3: [{ body: PAGE }, { body: { ...SMALL, search: "saas", sortBy: "cfAccountCode" } }],
    showCfAccountV3: [...hostnames.accounts.keys(), NOBODY].map((cfAccountCode) => ({ body: { cfAccountCode } })),
    listAfdChoices: [{}, { query: { opId: OP } }],
    listAfdProfiles: [{ body: PAGE }, { body: { ...PAGE, isDefault: true, search: "north", sortBy: "title" } }],
    showAfdProfile: [...domains.profiles.keys(), NOBODY].map((afdProfileName) => ({ body: { afdProfileName } })),
    listSaasZones: [{ body: PAGE }, { body: { ...SMALL, default: true, search: "saas", sortBy: "hostnameCount" } }],
    showSaasZone: [...hostnames.zones.keys(), NOBODY].map((zoneId) => ({ body: { zoneId } })),
    listHostnames: [
      { body: { page: 1, itemsPerPage: 10_000 } },
      {
        query: { opId: OP },
        body: { page: 1, itemsPerPage: 2, includeBrands: true, customHostnameStatus: "active", sortBy: "createdAt" },
      },
    ],
    showHostname: [
      ...new Set([hostname(db)?.hostname, unread(db)?.hostname, ...every(hostnames.hostnames.keys(), 30), NOBODY]),
    ].flatMap((name) => (name ? [{ body: { hostname: name } }] : [])),
  } satisfies Reads;
};

const NEW_DOMAIN = { domainName: "effect.example", opId: OP, isB2CPFF: true, options: { skipCfZoneCheck: false } };

export const domainsWrites = {
  createDomain: (db) => ({ query: { opId: OP }, body: { ...NEW_DOMAIN, cfAccountCode: account(db).cfAccountCode } }),
  createDomainByToken: (db) => ({
    query: { opId: OP },
    body: { domain: "effect.example", token: account(db).cfApiKey },
  }),
  changeDomain: (db) => ({ body: { action: "SET_PRIMARY", domainDetails: omit(freeDomain(db), "dnsRecords") } }),
  deleteDomain: (db) => {
    const { opId, cfZoneId, domainName } = freeDomain(db);
    return { query: { opId, zoneId: cfZoneId!, zoneName: domainName } };
  },
  createDomainDnsRecord: (db) => {
    const { opId, domainName } = domainWithRecords(db);
    return {
      body: {
        opId,
        domainName,
        dnsRecordName: "effect",
        dnsRecordType: "TXT",
        dnsRecordContent: "it works",
        isDnsRecordProxied: false,
      },
    };
  },
  deleteDomainDnsRecord: (db) => {
    const { opId, domainName, dnsRecords } = domainWithRecords(db);
    const { name, type } = dnsRecords[0]!;
    return { query: { opId, domainName, dnsRecordName: name, dnsRecordType: type as "TXT" } };
  },
  createCfAccount: () => ({
    query: { opId: OP },
    body: { opId: OP, title: "Effect", accountId: "0123456789abcdef", token: "v1.0-effect" },
  }),
  updateCfAccount: (db) => {
    const { cfAccountCode } = account(db);
    return { body: { cfAccountCode, title: "Effect", description: null, cfApiKey: "v1.0-effect", note: "Changed." } };
  },
  deleteCfAccount: (db) => {
    const { opId, cfAccountCode, cfAccountId } = account(db, true);
    return { query: { opId, cfAccountCode, accountId: cfAccountId } };
  },
  createCfAccountV3: () => ({
    query: { opId: OP },
    body: { cfApiKey: "v1.0-effect", cfAccountId: "0123456789abcdef", cfAccountCode: "EFFECT" },
  }),
  updateCfAccountV3: (db) => {
    const { opId, cfAccountCode } = accountV3(db);
    return { query: { opId }, body: { cfApiKey: "", cfAccountId: "0123456789abcdef", cfAccountCode } };
  },
  deleteCfAccountV3: (db) => {
    const { opId, cfAccountCode } = accountV3(db, true);
    return { query: { opId, cfAccountCode } };
  },
  // A new default takes that of another one.
  createAfdProfile: [false, true].map((isDefault) => () => ({
    body: {
      resourceGroup: "rg-effect",
      afdProfileName: "afd-effect",
      isDefault,
      title: "Effect",
      managedIdentityClientId: "1f7c2e9a-4b6d-4f80-9a1c-3d5e7f9b1c2d",
    },
  })),
  updateAfdProfile: (db) => {
    const { afdProfileName } = [...db.domains.profiles.values()].find((it) => !it.isDefault)!;
    return { body: { afdProfileName, title: "Effect", isDefault: true } };
  },
  createSaasZone: () => ({
    query: { opId: OP },
    body: { domainName: "effect.example", zoneId: "0123456789abcdef", default: false, apiToken: "v1.0-effect" },
  }),
  updateSaasZone: (db) => {
    const { opId, domainName, zoneId, apiToken } = spareZone(db);
    return { query: { opId }, body: { domainName, zoneId, default: true, apiToken } };
  },
  deleteSaasZone: (db) => {
    const { domainName, zoneId } = spareZone(db);
    return { query: { domainName, zoneId } };
  },
  createHostname: (db) => ({
    query: { opId: OP },
    body: { cfAccountCode: accountV3(db).cfAccountCode, hostname: "effect.nordlys.example" },
  }),
  updateHostname: (db) => {
    const { opId, hostname: name, cfAccountCode } = hostname(db);
    const other = [...db.hostnames.accounts.values()].find(
      (it) => it.opId === opId && it.cfAccountCode !== cfAccountCode,
    )!;
    return { query: { opId }, body: { hostname: name, cfAccountCode: other.cfAccountCode } };
  },
  deleteHostname: (db) => ({ query: { opId: OP, hostname: hostname(db).hostname } }),
  syncHostnameStatus: (db) => ({ query: { opId: OP }, body: omit(hostname(db), "dnsRecords") }),
  syncHostnameDns: (db) => ({ query: { opId: unread(db).opId, hostname: unread(db).hostname } }),
  createHostnameDnsRecord: (db) => ({
    body: {
      opId: OP,
      hostname: hostname(db).hostname,
      name: "effect",
      type: "CNAME",
      content: "nordlys.example",
      ttl: 1,
      proxied: true,
    },
  }),
} satisfies Writes;
