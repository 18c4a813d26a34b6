import type { components } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { whatItWaitsFor } from "./what-it-waits-for.ts";

type Domain = components["schemas"]["FrontDoorDomain"];

const NOON = Date.UTC(2026, 10, 20, 12);
const at = (ms: number) => new Date(ms).toISOString();

const domain = (values: Partial<Domain>, expirationDate: string | null = at(NOON + 1)): Domain => ({
  id: "fd-7f3a91",
  name: "play-nordlys",
  hostName: "play.nordlys.example",
  target: "player",
  endpointName: null,
  provisioningState: "Creating",
  domainValidationState: "Pending",
  validationProperties: { validationToken: "_k3v9", expirationDate },
  createdAt: at(NOON),
  ...values,
});

it.each([
  [domain({}), null, "Front door has not validated it yet"],
  [domain({ provisioningState: "Succeeded" }), null, "Front door has not validated it yet"],
  // Its provisioning never ends: the token does.
  [domain({}, at(NOON)), null, "Front door did not validate it in time"],
  [domain({ domainValidationState: "TimedOut" }, null), null, "Front door did not validate it in time"],
  [domain({ domainValidationState: "Rejected" }), null, "Front door did not validate it in time"],
  [domain({ provisioningState: "Failed" }), null, "Front door could not provision it"],
  [domain({ domainValidationState: "Approved" }, null), "", "No route serves it yet"],
  [domain({ domainValidationState: "Approved" }, at(NOON)), "ppf-1", undefined],
  // A state that is new at front door is not called done.
  [domain({ domainValidationState: "RefreshingToken" as never }), null, "Front door has not validated it yet"],
])("%o with the route %s: %s", (row, endpoint, title) =>
  expect(whatItWaitsFor(row, endpoint, NOON)?.title).toBe(title),
);
