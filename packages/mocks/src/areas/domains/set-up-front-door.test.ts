import { beforeEach, expect, test } from "vitest";
import { createBackend, type Backend } from "../../backend.ts";
import { createClock, type Clock } from "../../db/times/clock.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { NOON } from "../../testing/fixed-backend.ts";

let clock: Clock;
let backend: Backend;
beforeEach(() => {
  clock = createClock(NOON);
  backend = createBackend({ clock, scenario: "small" });
});

const create = async (domain: string): Promise<string> => {
  await callOperation(backend, "createFrontDoorDomain", { body: { domain, target: "backoffice" } });
  return [...backend.db.developer.frontDoor.values()].at(-1)!.id;
};
const after = async (seconds: number, id: string) => {
  clock.advance(seconds * 1000);
  return (await callOperation(backend, "showFrontDoorDomain", { body: { id } })).data;
};

test("front-door setup: time passes → from creation to serving route, step by step", async () => {
  const id = await create("bo.dusk.example");
  expect(await after(0, id)).toMatchObject({ provisioningState: "Creating", domainValidationState: "Pending" });
  expect(await after(2, id)).toMatchObject({ provisioningState: "Succeeded", domainValidationState: "Pending" });
  expect(await after(2, id)).toMatchObject({ domainValidationState: "Approved", endpointName: null });
  expect(await after(2, id)).toMatchObject({ endpointName: "bo-1" });
  expect((await callOperation(backend, "showFrontDoorEndpoint", { query: { domainId: id } })).data).toBe("bo-1");
});

test.each([
  ["no-provision.example", { provisioningState: "Creating", domainValidationState: "Pending" }],
  ["no-validation.example", { domainValidationState: "TimedOut", endpointName: null }],
  ["no-route.example", { domainValidationState: "Approved", endpointName: null }],
])("front-door setup: %s → stops at the step in its name", async (domain, expected) => {
  expect(await after(600, await create(domain))).toMatchObject(expected);
});

test("front-door setup: domain deleted meanwhile → not restored", async () => {
  const id = await create("bo.dusk.example");
  await callOperation(backend, "deleteFrontDoorDomain", { query: { name: "bo-dusk-example", targetId: id } });
  expect((await callOperation(backend, "showFrontDoorDomain", { body: { id } })).status).toBe(404);
});
