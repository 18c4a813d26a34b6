import { beforeEach, describe, expect, test } from "vitest";
import type { DomainRow } from "./domains-tables.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { createBackend, type Backend } from "../../backend.ts";
import { createClock, type Clock } from "../../db/times/clock.ts";
import { NOON } from "../../testing/fixed-backend.ts";

let clock: Clock;
let backend: Backend;
beforeEach(() => {
  clock = createClock(NOON);
  backend = createBackend({ clock, scenario: "small" });
});

const opId = "op-nordlys";
const add = (domainName: string) =>
  callOperation(backend, "createDomain", {
    query: { opId },
    body: { domainName, opId, cfAccountCode: "NORDLYS-1", isB2CPFF: true },
  });
const after = async (seconds: number, domainName: string): Promise<DomainRow> => {
  clock.advance(seconds * 1000);
  return (await callOperation(backend, "listDomains", { query: { opId, domainName } })).data as DomainRow;
};

test("domain setup: time passes → from pending zone to serving route, step by step", async () => {
  await add("dusk.example");
  expect(await after(0, "dusk.example")).toMatchObject({ cfZoneStatus: "pending", afdProvisionStatus: "Creating" });
  expect(await after(20, "dusk.example")).toMatchObject({ cfZoneStatus: "active", cfDnsConfigured: false });
  expect(await after(40, "dusk.example")).toMatchObject({ cfDnsConfigured: true, cfRulesConfigured: true });
  expect(await after(20, "dusk.example")).toMatchObject({
    afdProvisionStatus: "Succeeded",
    afdValidationStatus: "Pending",
  });
  expect(await after(50, "dusk.example")).toMatchObject({
    afdValidationStatus: "Approved",
    afdRoutesAssociated: true,
    afdRouteName: "route-dusk-example",
  });
});

describe("domain setup fails at a step: later steps do not run", () => {
  test.each([
    ["no-zone.example", { cfZoneStatus: "moved", cfDnsConfigured: false, afdRoutesAssociated: false }],
    ["no-dns.example", { cfDnsConfigured: false, cfRulesConfigured: true, afdValidationStatus: "Pending" }],
    ["no-rules.example", { cfRulesConfigured: false, afdRoutesAssociated: true }],
    ["no-provision.example", { afdProvisionStatus: "Creating", afdValidationStatus: "Pending" }],
    ["no-validation.example", { afdValidationStatus: "TimedOut", afdRoutesAssociated: false }],
    ["no-route.example", { afdValidationStatus: "Approved", afdRouteName: null, afdRoutesAssociated: false }],
  ])("domain setup failure: %s", async (domainName, expected) => {
    await add(domainName);
    expect(await after(600, domainName)).toMatchObject(expected);
  });
});

test("domain setup: staff fix the failed step → remaining steps complete", async () => {
  await add("no-dns.example");
  await after(600, "no-dns.example");
  await callOperation(backend, "changeDomain", {
    body: { action: "SYNC_CF", domainDetails: { opId, domainName: "no-dns.example" } },
  });
  expect(await after(0, "no-dns.example")).toMatchObject({
    afdValidationStatus: "Approved",
    afdRoutesAssociated: true,
  });
  expect(backend.db.domains.beingSetUp.size).toBe(0);
});

test("domain setup: staff delete the front-door domain → not created again", async () => {
  await add("dusk.example");
  await callOperation(backend, "changeDomain", {
    body: { action: "AFD_DELETE", domainDetails: { opId, domainName: "dusk.example" } },
  });
  expect(await after(600, "dusk.example")).toMatchObject({ cfZoneStatus: "active", afdProvisionStatus: null });
});
