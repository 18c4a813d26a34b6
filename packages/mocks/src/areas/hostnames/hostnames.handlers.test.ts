import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";

const OP = "op-nordlys";
const ALL = { page: 1, itemsPerPage: 100, opId: "*" };

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

const zones = () => [...backend.db.hostnames.zones.values()].filter((it) => it.opId === OP);
const hostname = () => [...backend.db.hostnames.hostnames.values()].find((it) => it.opId === OP)!;

describe("Cloudflare account", () => {
  test("Cloudflare account: list hides the API key; update with a blank key → key is kept", async () => {
    const { data } = await callOperation(backend, "listCfAccounts", { body: ALL });
    const { data: v3 } = await callOperation(backend, "listCfAccountsV3", { body: ALL });
    expect([...data.items, ...v3.items].some((it) => "cfApiKey" in it || "token" in it)).toBe(false);
    const before = backend.db.domains.accounts.get("NORDLYS-1")!;
    const body = { cfAccountCode: "NORDLYS-1", title: "Renamed", cfApiKey: " " };
    expect((await callOperation(backend, "updateCfAccount", { body })).data).toMatchObject({
      title: "Renamed",
      cfApiKey: before.cfApiKey,
      description: before.description,
    });
  });

  test("Cloudflare account: used by domains or hostnames → not deletable", async () => {
    const one = await callOperation(backend, "deleteCfAccount", { query: { opId: OP, cfAccountCode: "NORDLYS-1" } });
    const two = await callOperation(backend, "deleteCfAccountV3", {
      query: { opId: OP, cfAccountCode: hostname().cfAccountCode },
    });
    expect([one.status, two.status]).toEqual([400, 400]);
    expect([one.messages[0], two.messages[0]]).toEqual([
      expect.stringMatching(/still holds \d+ domains\.$/),
      expect.stringMatching(/still holds \d+ hostnames?\.$/),
    ]);
  });

  test("Cloudflare account: of another operator → 404 or 403", async () => {
    const body = { cfAccountCode: "SOLVIK-1" };
    expect((await callOperation(backend, "showCfAccount", { body }, { as: "operator-admin" })).status).toBe(404);
    expect(
      (await callOperation(backend, "listCfTokens", { query: { opId: "op-solvik" } }, { as: "operator-admin" })).status,
    ).toBe(403);
  });
});

describe("SaaS zone", () => {
  test("SaaS zone: one default per operator; default zone → not deletable", async () => {
    const [first, second] = zones();
    const { domainName, zoneId } = second!;
    const update = (it: ReturnType<typeof zones>[number], isDefault: boolean) =>
      callOperation(backend, "updateSaasZone", {
        query: { opId: OP },
        body: { domainName: it.domainName, zoneId: it.zoneId, apiToken: it.apiToken, default: isDefault },
      });
    expect((await update(first!, false)).error?.fields).toHaveProperty("default");
    expect((await update(second!, true)).status).toBe(200);
    expect(zones().map((it) => it.default)).toEqual([false, true]);
    expect((await callOperation(backend, "deleteSaasZone", { query: { domainName, zoneId } })).messages[0]).toContain(
      "default",
    );
  });

  test("SaaS zone: serves hostnames → not deletable", async () => {
    const { domainName, zoneId } = backend.db.hostnames.zones.get(hostname().cfSaasZoneId)!;
    const { status, messages } = await callOperation(backend, "deleteSaasZone", { query: { domainName, zoneId } });
    expect([status, messages[0]]).toEqual([400, expect.stringMatching(/still serves \d+ hostnames?\.$/)]);
  });
});

describe("hostname", () => {
  test("createHostname: brand → operator's default zone; after a sync → active", async () => {
    const body = { cfAccountCode: "SAAS-NORDLYS-1", hostname: "New.Polaris.example" };
    const { data } = await callOperation(backend, "createHostname", { query: { opId: "br-polaris" }, body });
    expect(data).toMatchObject({
      hostname: "new.polaris.example",
      cfSaasZoneId: zones()[0]!.zoneId,
      customHostnameStatus: "pending",
      cfClientZoneId: null,
    });
    const synced = await callOperation(backend, "syncHostnameStatus", { query: { opId: "br-polaris" }, body: data });
    expect(synced.data).toMatchObject({ sslValidationStatus: "active", customHostnameStatus: "active" });
    expect((await callOperation(backend, "createHostname", { query: { opId: OP }, body })).status).toBe(400);
  });

  test("syncHostnameStatus: hostname is blocked → stays blocked", async () => {
    const row = { ...hostname(), customHostnameStatus: "blocked" as const };
    backend.db.hostnames.hostnames.set(row.hostname, row);
    const { data } = await callOperation(backend, "syncHostnameStatus", { query: { opId: OP }, body: row });
    expect(data.customHostnameStatus).toBe("blocked");
  });

  test("syncHostnameDns: records added by staff → kept", async () => {
    const row = { ...hostname(), dnsRecords: [] };
    backend.db.hostnames.hostnames.set(row.hostname, row);
    const record = { name: "www", type: "CNAME", content: "x.example", ttl: 1, proxied: true } as const;
    await callOperation(backend, "createHostnameDnsRecord", { body: { opId: OP, hostname: row.hostname, ...record } });
    const sync = () => callOperation(backend, "syncHostnameDns", { query: { opId: OP, hostname: row.hostname } });
    expect((await sync()).data.dnsRecords).toHaveLength(4);
    expect((await sync()).data.dnsRecords).toHaveLength(4);
  });

  test("updateHostname: account or operator does not match → refused", async () => {
    const { hostname: name } = hostname();
    const move = (opId: string, cfAccountCode: string) =>
      callOperation(backend, "updateHostname", { query: { opId }, body: { hostname: name, cfAccountCode } });
    expect((await move(OP, "SAAS-SOLVIK-1")).error?.fields).toHaveProperty("cfAccountCode");
    expect((await move("br-polaris", "SAAS-NORDLYS-3")).messages).toEqual([
      "This hostname belongs to another operator.",
    ]);
  });
});
