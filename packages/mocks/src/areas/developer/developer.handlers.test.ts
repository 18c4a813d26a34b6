import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend, NOON } from "../../testing/fixed-backend.ts";

const OP = "op-nordlys";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

const frontDoor = (served: boolean) =>
  [...backend.db.developer.frontDoor.values()].find((it) => (it.endpointName !== null) === served)!;

describe("DNS record", () => {
  const create = (name: string, type: "TXT" | "CNAME", content = "edge.example") =>
    callOperation(backend, "createDnsRecord", { query: { opId: OP }, body: { name, type, content } });

  test.each([
    ["ab", "edge.example"],
    ["a".repeat(26), "edge.example"],
    ["abc", "ab"],
    ["abc", "b".repeat(26)],
  ])("createDnsRecord: name %s, content %s → refused, 3 to 25 characters are allowed", async (name, content) => {
    expect((await create(name, "CNAME", content)).status).toBe(400);
  });

  test("createDnsRecord: success → sentence as data; CNAME beside a record of the same name → refused", async () => {
    expect((await create("one", "CNAME")).data).toBe("DNS record is successfully added!");
    expect((await create("One", "TXT")).error?.fields).toHaveProperty("type");
    expect((await create("one", "CNAME")).error?.fields).toHaveProperty("name");
  });

  test("createDnsRecord: CNAME points to itself → refused", async () => {
    expect((await create("one.example", "CNAME", "One.example.")).error?.fields).toHaveProperty("content");
    expect((await create("one.example", "TXT", "one.example")).status).toBe(200);
  });

  test("updateDnsRecord: record fields or front-door fields → updated; both mixed → refused", async () => {
    const { id, name, opId } = [...backend.db.developer.dnsRecords.values()][0]!;
    const record = { id, name, type: "TXT" as const, content: "changed" };
    expect((await callOperation(backend, "updateDnsRecord", { query: { opId }, body: record })).status).toBe(200);
    const domain = frontDoor(true);
    const details = {
      id: domain.id,
      name: "renamed",
      hostName: "renamed.example",
      verificationTitle: "_dnsauth.renamed.example",
      verificationToken: domain.validationProperties.validationToken,
      endpointName: domain.endpointName!,
    };
    expect((await callOperation(backend, "updateDnsRecord", { query: { opId }, body: details })).status).toBe(200);
    expect(backend.db.developer.frontDoor.get(domain.id)).toMatchObject({
      hostName: "renamed.example",
      domainValidationState: "PendingRevalidation",
    });
    const mixed = { ...record, hostName: "renamed.example" };
    expect((await callOperation(backend, "updateDnsRecord", { query: { opId }, body: mixed })).status).toBe(400);
  });
});

describe("Front Door domain", () => {
  test("deleteFrontDoorDomain: served by an endpoint → refused", async () => {
    const remove = ({ name, id }: { name: string; id: string }) =>
      callOperation(backend, "deleteFrontDoorDomain", { query: { name, targetId: id } });
    expect((await remove(frontDoor(true))).messages).toEqual([
      "Unable to delete custom domain. It can be still associated with some endpoints.",
    ]);
    expect((await remove(frontDoor(false))).status).toBe(200);
  });

  test("createFrontDoorDomain: success → title and token of its TXT record", async () => {
    const body = { domain: "new.example", target: "backoffice" } as const;
    const { data } = await callOperation(backend, "createFrontDoorDomain", { body });
    const row = [...backend.db.developer.frontDoor.values()].at(-1)!;
    expect(data).toContain("_dnsauth.new.example");
    expect(data).toContain(row.validationProperties.validationToken);
    expect((await callOperation(backend, "createFrontDoorDomain", { body })).status).toBe(400);
  });
});

describe("app service monitor", () => {
  const monitor = (appState: "RUNNING" | "STOPPED", as: string) => {
    const row = [...backend.db.developer.appServices.values()][0]!;
    backend.db.developer.appServices.set(row.appName, { ...row, appState });
    const { appName, resourceGroupName } = row;
    return callOperation(backend, "showAppServiceMonitor", { query: { appName, resourceGroupName } }, { as });
  };

  test("app service monitor: last day → 96 points of 15 minutes, deterministic", async () => {
    const { data } = await monitor("RUNNING", "dev-ops");
    const times = data.cpuData.map((it) => Date.parse(it.timeStamp));
    expect([times.length, times[0], times.at(-1)]).toEqual([96, NOON - 95 * 900_000, NOON]);
    expect((await monitor("RUNNING", "admin")).data).toEqual(data);
  });

  test("app service monitor: stopped → no points; user without the charts permission → 403", async () => {
    expect((await monitor("STOPPED", "admin")).data).toEqual({
      cpuData: [],
      averageResponseTime: [],
      averageMemoryWorkingSet: [],
    });
    expect((await monitor("RUNNING", "operator-admin")).status).toBe(200);
    expect((await monitor("RUNNING", "partner")).status).toBe(403);
  });
});
