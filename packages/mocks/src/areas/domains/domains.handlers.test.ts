import type { components } from "@backoffice/api-client/contract";
import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import type { DomainRow } from "./domains-tables.ts";

type Order = components["schemas"]["DomainOrder"]["action"];

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

const OP = "op-nordlys";
const rows = (): DomainRow[] => [...backend.db.domains.domains.values()];
const primary = () => rows().find((it) => it.isPrimary && it.opId === OP)!;
const other = () => rows().find((it) => !it.isPrimary && it.opId === OP && it.cfZoneStatus === "active")!;
const change = (row: DomainRow, changes: Partial<DomainRow>) =>
  backend.db.domains.domains.set(row.domainName, { ...row, ...changes });
const order = (action: Order, { opId, domainName }: DomainRow, as = "admin") =>
  callOperation(backend, "changeDomain", { body: { action, domainDetails: { opId, domainName } } }, { as });
const remove = ({ opId, domainName, cfZoneId }: DomainRow) =>
  callOperation(backend, "deleteDomain", { query: { opId, zoneName: domainName, zoneId: cfZoneId! } });

describe("domain list", () => {
  const ask0 = async (page: number, limit: number) =>
    (await callOperation(backend, "listDomains", { query: { opId: "*", page, limit } })).data as {
      items: { domainName: string }[];
    };

  test("listDomains paging: pages start at 0, limit 0 returns all rows", async () => {
    const all = (await ask0(0, 0)).items.map((it) => it.domainName);
    expect(all).toEqual(rows().map((it) => it.domainName));
    expect(await ask0(1, 2)).toMatchObject({ count: all.length, remaining: all.length - 4 });
    expect((await ask0(1, 2)).items.map((it) => it.domainName)).toEqual(all.slice(2, 4));
  });

  test("listDomains: DNS records only for a single domain", async () => {
    expect((await ask0(0, 0)).items.some((it) => "dnsRecords" in it)).toBe(false);
    const { opId, domainName } = primary();
    const { data } = await callOperation(backend, "listDomains", { query: { opId, domainName } });
    expect(data).toMatchObject({ domainName, dnsRecords: [{ type: "TXT" }, { type: "CNAME" }] });
  });
});

describe("primary or locked domain", () => {
  test.each(["CF_DELETE", "AFD_DELETE", "DB_DELETE"] as const)(
    "primary or locked domain: %s → refused",
    async (action) => {
      change(other(), { isLocked: true });
      const locked = rows().find((it) => it.isLocked && it.opId === OP)!;
      expect((await order(action, primary())).messages[0]).toContain("A primary domain cannot be deleted.");
      expect((await order(action, locked)).messages).toEqual([`${locked.domainName} is locked. Unlock it first.`]);
    },
  );

  test("deleteDomain: primary or locked → refused; otherwise → deleted", async () => {
    const row = other();
    expect((await remove(primary())).status).toBe(400);
    change(row, { isLocked: true });
    expect((await remove(row)).status).toBe(400);
    change(row, { isLocked: false });
    expect((await remove(row)).status).toBe(200);
    expect(backend.db.domains.domains.has(row.domainName)).toBe(false);
  });
});

describe("domain action", () => {
  test("SET_PRIMARY: another domain → the operator keeps exactly one primary domain", async () => {
    const next = other().domainName;
    expect((await order("SET_PRIMARY", other())).status).toBe(200);
    expect(rows().flatMap((it) => (it.isPrimary && it.opId === OP ? [it.domainName] : []))).toEqual([next]);
    expect((await order("SET_PRIMARY", primary())).status).toBe(400);
  });

  test.each<[Order, Partial<DomainRow>, string]>([
    ["SYNC_CF", { cfZoneId: null }, "has no zone at Cloudflare"],
    ["CF_DELETE", { cfZoneId: null }, "has no zone at Cloudflare"],
    ["PURGE_CACHE", { cfZoneStatus: "pending" }, "Only the cache of an active zone"],
    ["PURGE_CACHE_ALL", { cfZoneId: null }, "has no zone at Cloudflare"],
    ["AFD_DELETE", { afdProfileName: null }, "Front Door does not know"],
    ["ASSOCIATE", { afdEndpointName: null }, "is missing"],
    [
      "ASSOCIATE",
      { afdProfileName: "p", afdEndpointName: "e", afdCustomDomainId: "i", afdValidationStatus: "Pending" },
      "has not validated",
    ],
    ["SET_PRIMARY", { cfZoneStatus: "pending" }, "Only a domain whose zone is active"],
  ])("domain action: %s with %j → refused, domain unchanged", async (action, changes, sentence) => {
    const { domainName } = other();
    change(other(), changes);
    const row = backend.db.domains.domains.get(domainName)!;
    const { status, messages } = await order(action, row);
    expect([status, messages[0]]).toEqual([400, expect.stringContaining(sentence)]);
    expect(backend.db.domains.domains.get(domainName)).toBe(row);
  });

  test("domain action: operator admin → only EDIT without flags is allowed", async () => {
    const denied = [403, ["You don't have permissions to perform this action"]];
    const row = other();
    const edit = (more: object) => ({
      body: { action: "EDIT" as const, domainDetails: { opId: row.opId, domainName: row.domainName, ...more } },
    });
    const as = "operator-admin";
    const refused = await order("SYNC_CF", row, as);
    expect([refused.status, refused.messages]).toEqual(denied);
    const flag = await callOperation(backend, "changeDomain", edit({ isLocked: !row.isLocked }), { as });
    expect([flag.status, flag.messages]).toEqual(denied);
    const same = edit({ description: "Ours", isLocked: row.isLocked });
    expect((await callOperation(backend, "changeDomain", same, { as })).data).toMatchObject({ description: "Ours" });
  });
});

describe("new domain", () => {
  const create = (changes: object) => {
    const body = { domainName: "new.example", cfAccountCode: "NORDLYS-1", opId: OP, ...changes };
    return callOperation(backend, "createDomain", { query: { opId: body.opId }, body });
  };

  test("createDomain: valid input → zone pending, default Front Door profile", async () => {
    expect((await create({ domainName: "New.Example" })).data).toMatchObject({
      domainName: "new.example",
      cfZoneStatus: "pending",
      afdProfileName: "afd-prod-north",
      afdRoutesAssociated: false,
      defaultLang: "en",
      isPrimary: false,
    });
  });

  test.each([
    [{ domainName: "https://new.example" }, "domainName"],
    [{ domainName: "play-nordlys.example" }, "domainName"],
    [{ cfAccountCode: "SOLVIK-1" }, "cfAccountCode"],
    [{ afdProfileName: "afd-nowhere" }, "afdProfileName"],
  ])("createDomain: %j → refused with field %s", async (changes, field) => {
    const { status, error } = await create(changes);
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, [field]]);
  });

  test("createDomain: brand → uses the operator's Cloudflare account", async () => {
    expect((await create({ opId: "br-polaris" })).status).toBe(200);
  });

  test("createDomainByToken: unknown token → refused", async () => {
    const body = { domain: "new.example", token: "v1.0-nobody" };
    expect((await callOperation(backend, "createDomainByToken", { query: { opId: OP }, body })).messages).toEqual([
      "Failed to add the domain. Make sure the domain and API token are valid and try again.",
    ]);
  });
});

describe("DNS record of a domain", () => {
  const add = (dnsRecordName: string, dnsRecordType: "TXT" | "CNAME", isDnsRecordProxied = false) => {
    const { opId, domainName } = primary();
    const body = { opId, domainName, dnsRecordName, dnsRecordType, dnsRecordContent: "x", isDnsRecordProxied };
    return callOperation(backend, "createDomainDnsRecord", { body });
  };

  test("domain DNS record: created with its full name, deleted by name and type", async () => {
    const { opId, domainName } = primary();
    expect((await add("WWW", "CNAME", true)).data.name).toBe(`www.${domainName}`);
    const query = { opId, domainName, dnsRecordName: `www.${domainName}`, dnsRecordType: "CNAME" as const };
    expect((await callOperation(backend, "deleteDomainDnsRecord", { query })).status).toBe(200);
    expect((await callOperation(backend, "deleteDomainDnsRecord", { query })).status).toBe(404);
  });

  test("domain DNS record: CNAME points to itself → refused", async () => {
    const { opId, domainName } = primary();
    const body = {
      opId,
      domainName,
      dnsRecordName: "www",
      dnsRecordType: "CNAME" as const,
      dnsRecordContent: `WWW.${domainName}.`,
      isDnsRecordProxied: false,
    };
    const { status, error } = await callOperation(backend, "createDomainDnsRecord", { body });
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ["dnsRecordContent"]]);
  });

  test.each([
    ["@", "CNAME", false, "dnsRecordName"],
    ["@", "TXT", false, "dnsRecordName"],
    ["_dnsauth", "CNAME", false, "dnsRecordType"],
    ["_dnsauth", "TXT", false, "dnsRecordName"],
    ["note", "TXT", true, "isDnsRecordProxied"],
  ] as const)("domain DNS record: %s %s (proxied: %s) → refused with field %s", async (name, type, proxied, field) => {
    const { status, error } = await add(name, type, proxied);
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, [field]]);
  });
});
